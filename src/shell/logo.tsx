const ID = 'wakamiti-logo'

/** The shapes of the wordmark, rendered once per document by the server; the header refers to them. */
export const LogoSymbol = () => (
  <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
    <symbol id={ID} viewBox="0 0 1000 200" fill="currentColor">
      <g transform="translate(8 -5) scale(1.092)">
        <path d="M8 68h26l38 104H46z" />
        <path d="M46 172h26l38-104H84z" />
        <path className="fill-mark" d="M98 101l6-17h16l17 47L178 20h28l-56 152h-26z" />
        <g fill="none" stroke="currentColor" strokeWidth="24">
          <circle cx="240" cy="120" r="42" />
          <circle cx="487" cy="120" r="42" />
          <path d="M583 172v-65a27 27 0 0 1 54 0v65M637 172v-65a27 27 0 0 1 54 0v65M812 30v103a27 27 0 0 0 27 27h16" />
        </g>
        <path d="M270 68h24v104h-24zM324 20h24v152h-24zM346 109l40-41h32l-72 74zM363 97h26l40 75h-28zM517 68h24v104h-24zM571 68h24v104h-24zM732 68h24v104h-24zM778 68h76v22h-76zM877 68h24v104h-24z" />
        <circle cx="744" cy="36" r="15.5" />
        <circle cx="889" cy="36" r="15.5" />
      </g>
    </symbol>
  </svg>
)

export const Logo = () => (
  <svg className="h-6 w-[120px] min-w-0 md:h-7 md:w-[140px]" aria-hidden="true">
    <use href={`#${ID}`} />
  </svg>
)
