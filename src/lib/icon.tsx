import { classNames } from './class-names'

/** Drawn by the style sheet, so that they cost no script (icons.css). */
type IconName = 'menu' | 'close' | 'moon' | 'sun' | 'chevron' | 'fork' | 'search' | 'check' | 'failed'

/** A decorative icon in the colour of its text; the visible text or the label of its button gives the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <span className={classNames(`icon icon-${name}`, className)} aria-hidden="true" />
}
