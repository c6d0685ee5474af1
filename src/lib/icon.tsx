import { classNames } from './class-names'
import type { IconName } from './icon-symbols'

export const symbolId = (name: IconName): string => `icon-${name}`

/**
 * A decorative icon in the colour of its text; the visible text or the label of its button gives the meaning. An icon
 * that is an image, such as a mask in the style sheet, is a document of its own to the browser: several delay the first paint.
 */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg className={classNames('icon', className)} aria-hidden="true">
    <use href={`#${symbolId(name)}`} />
  </svg>
)
