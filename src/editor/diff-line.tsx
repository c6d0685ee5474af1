import { classNames } from '@/lib/class-names'
import type { SentenceDiffPart } from '@/step-language/diff-sentences'

interface DiffLineProps {
  parts: readonly SentenceDiffPart[]
  size: keyof typeof MARKS
  /** Read out before removed and added words, where no legend explains the marks. */
  descriptions?: Record<'del' | 'ins', string>
}

const REMOVED = 'rounded-chip bg-del-bg text-del'
const ADDED = 'rounded-chip bg-ins-bg text-ins underline decoration-2'

/** Classes of removed and added words, in text of the size of a finding and in larger text. */
export const MARKS = {
  small: { del: classNames(REMOVED, 'px-0.5 decoration-2'), ins: classNames(ADDED, 'px-0.5 underline-offset-3') },
  large: { del: classNames(REMOVED, 'px-0.75 py-px'), ins: classNames(ADDED, 'px-0.75 py-px underline-offset-4') },
} as const

function Part({ change, text, family, size }: SentenceDiffPart & Pick<DiffLineProps, 'size'>) {
  if (change === 'del') return <del className={MARKS[size].del}>{text}</del>
  if (change === 'same') return family ? <span className={`value v-${family}`}>{text}</span> : text
  const value = family && classNames('chip', family, 'underline decoration-2 underline-offset-4')
  return <ins className={value ?? MARKS[size].ins}>{text}</ins>
}

/** The space after a part; removed words get one before those that replace them. */
const spaceAfter = ({ change, text }: SentenceDiffPart, next: SentenceDiffPart | undefined): string =>
  /\s$/.test(text) || (change === 'del' && next?.change === 'ins' && !/^[:,]/.test(next.text)) ? ' ' : ''

/** A word-by-word diff of two sentences: removed words struck through, added ones underlined. */
export const DiffLine = ({ parts, size, descriptions }: DiffLineProps) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <span key={index}>
      {descriptions && part.change !== 'same' && <span className="visually-hidden">{descriptions[part.change]} </span>}
      <Part {...part} size={size} text={part.text.trimEnd()} />
      {spaceAfter(part, parts[index + 1])}
    </span>
  ))
