import {
  Check as check,
  ChevronRight as chevron,
  X as close,
  CircleX as failed,
  GitFork as fork,
  Menu as menu,
  Moon as moon,
  ArrowRight as next,
  ArrowLeft as previous,
  ArrowDownToLine as save,
  Search as search,
  Split as several,
  Sun as sun,
  TriangleAlert as warning,
  TextWrap as wrap,
} from 'lucide-react'
import { classNames } from './class-names'

/** A function, so that the scripts of the browser are without them: only the server renders the drawings. */
const drawings = () => ({
  menu,
  close,
  moon,
  sun,
  chevron,
  fork,
  save,
  search,
  check,
  failed,
  previous,
  next,
  several,
  warning,
  wrap,
})

export type IconName = keyof ReturnType<typeof drawings>

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

/** The drawings of the icons, once in every document. Only the server renders them; `Icon` refers to them. */
export const IconSymbols = () => (
  <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
    {Object.entries(drawings()).map(([name, Drawing]) => (
      <symbol key={name} id={symbolId(name as IconName)} viewBox="0 0 24 24">
        <Drawing strokeWidth={1.75} />
      </symbol>
    ))}
  </svg>
)
