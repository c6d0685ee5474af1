/** Drawn by the style sheet, so that they cost no script (shell.css). */
type IconName = 'menu' | 'close' | 'moon' | 'sun' | 'chevron' | 'fork' | 'search' | 'check' | 'failed'

/** A decorative icon in the colour of its text; the visible text or the label of its button gives the meaning. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />
}
