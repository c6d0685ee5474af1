import {
  ArrowDownToLine,
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronRight,
  CircleX,
  GitFork,
  Menu,
  Moon,
  Search,
  Split,
  Sun,
  TextWrap,
  TriangleAlert,
  X,
} from 'lucide-react'
import { symbolId } from './icon'

const DRAWINGS = {
  menu: Menu,
  close: X,
  moon: Moon,
  sun: Sun,
  chevron: ChevronRight,
  fork: GitFork,
  save: ArrowDownToLine,
  search: Search,
  check: Check,
  failed: CircleX,
  previous: ArrowLeft,
  next: ArrowRight,
  several: Split,
  warning: TriangleAlert,
  wrap: TextWrap,
}

/** The icons of the frame. */
export type IconName = keyof typeof DRAWINGS

/** The drawings of the icons, once in every document. Only the server renders them; `Icon` refers to them. */
export const IconSymbols = () => (
  <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
    {Object.entries(DRAWINGS).map(([name, Drawing]) => (
      <symbol key={name} id={symbolId(name as IconName)} viewBox="0 0 24 24">
        <Drawing strokeWidth={1.75} />
      </symbol>
    ))}
  </svg>
)
