/** @example classNames('topic', isOpen && 'open') // => 'topic open' */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

const BUTTON = classNames(
  'inline-flex min-h-11 items-center gap-2.5 rounded-control border px-[18px] py-2',
  'text-left text-note font-semibold no-underline',
)

export const PRIMARY_BUTTON = classNames(BUTTON, 'border-transparent bg-brand text-on-brand', 'hover:bg-brand-hi')

const FRAMED = 'border-control text-ink hover:border-ink hover:bg-hover'

/** For actions next to a primary one, and for a button on its own. */
export const SECONDARY_BUTTON = classNames(BUTTON, FRAMED)

/** For a button, or a link in a row of buttons, that acts on the item next to it. */
export const SMALL_BUTTON = classNames(
  'inline-flex min-h-8 items-center gap-2 rounded-control border bg-bg px-3 py-0.75 pointer-coarse:min-h-11',
  'text-ui font-semibold no-underline',
  FRAMED,
)

export const INLINE_BUTTON = 'text-left text-accent underline underline-offset-3'

/** For a button that looks like a link, in a row of buttons. */
export const PLAIN_BUTTON = `${INLINE_BUTTON} min-h-7 text-ui decoration-1 hover:decoration-2 pointer-coarse:min-h-11`

export const ICON_BUTTON = classNames(
  'inline-grid size-10 shrink-0 place-items-center rounded-control text-ink-2',
  'pointer-coarse:min-h-11 xs:pointer-coarse:min-w-11',
  'hover:bg-hover hover:text-ink',
)
