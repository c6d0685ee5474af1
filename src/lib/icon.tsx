/** Icons of the frame; the style sheet draws them, so that they cost no script (shell.css). */
export type IconName = 'menu' | 'close' | 'moon' | 'sun' | 'chevron' | 'fork' | 'search' | 'check' | 'failed'

/** An icon in the colour of its text, 20 px unless the style sheet says otherwise. Never the only sign: words stand beside it or label it. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />
}
