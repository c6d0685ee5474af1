import { classNames } from '@/lib/class-names'
import type { DiffPart } from '@/lib/finding'

/** The values of steps are shown in the colour of their type. */
type ShownPart = DiffPart & { family?: string }

interface DiffLineProps {
  parts: readonly ShownPart[]
  /** Read out before removed and added words, where no legend explains the marks. */
  descriptions?: Record<'del' | 'ins', string>
}

/** The look of removed words. */
export const REMOVED = 'rounded-chip bg-del-bg px-0.75 py-px text-del'

const UNDERLINED = 'underline decoration-2 underline-offset-4'

/** The look of added words. */
export const ADDED = classNames('rounded-chip bg-ins-bg px-0.75 py-px text-ins', UNDERLINED)

function Part({ change, text, family }: ShownPart) {
  if (change === 'del') return <del className={REMOVED}>{text}</del>
  if (change === 'ins') return <ins className={family ? classNames('chip', family, UNDERLINED) : ADDED}>{text}</ins>
  return family ? <span className={`value v-${family}`}>{text}</span> : text
}

/** The blank after a part, or one that separates removed words from those that replace them. */
const blankAfter = ({ change, text }: ShownPart, next: ShownPart | undefined): string =>
  /\s$/.test(text) || (change === 'del' && next?.change === 'ins' && !/^[:,]/.test(next.text)) ? ' ' : ''

/** A sentence compared with another one, word by word: removed words struck, added ones underlined. */
export const DiffLine = ({ parts, descriptions }: DiffLineProps) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <span key={index}>
      {descriptions && part.change !== 'same' && <span className="visually-hidden">{descriptions[part.change]} </span>}
      <Part {...part} text={part.text.trimEnd()} />
      {blankAfter(part, parts[index + 1])}
    </span>
  ))
