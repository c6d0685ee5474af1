import { CircleX, Info, Split, TriangleAlert } from 'lucide-react'
import type { FindingLook } from '@/lib/finding-look'

const ICONS = { error: CircleX, ambiguous: Split, warning: TriangleAlert, notice: Info } as const

/** Strokes are heavier where icons are small. */
const SMALL = 16

/** The icon of a finding; it never stands alone. */
export function FindingIcon({ look, size }: { look: FindingLook; size: number }) {
  const Icon = ICONS[look]
  return <Icon size={size} strokeWidth={size > SMALL ? 1.75 : 2} aria-hidden="true" />
}
