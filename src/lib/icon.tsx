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

/** A function, so that the drawings are left out of browser scripts: only the server renders them. */
const drawings = () => {
  return { menu, close, moon, sun, chevron, fork, save, search, check, failed, previous, next, several, warning, wrap }
}

export type IconName = keyof ReturnType<typeof drawings>

export const symbolId = (name: IconName): string => `icon-${name}`

/** A decorative icon in the colour of the text. A symbol of the document, as separate images would delay the first paint. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg className={classNames('icon', className)} aria-hidden="true">
    <use href={`#${symbolId(name)}`} />
  </svg>
)

/** The drawings that `Icon` refers to, rendered by the server once per document. */
export const IconSymbols = () => (
  <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
    {Object.entries(drawings()).map(([name, Drawing]) => (
      <symbol key={name} id={symbolId(name as IconName)} viewBox="0 0 24 24">
        <Drawing strokeWidth={1.75} />
      </symbol>
    ))}
  </svg>
)
