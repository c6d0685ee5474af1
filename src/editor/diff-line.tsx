import { classNames } from '@/lib/class-names'
import type { SentenceDiffPart } from '@/step-language/diff-sentences'

interface DiffLineProps {
  parts: readonly SentenceDiffPart[]
  /** Read out before removed and added words, where no legend explains the marks. */
  descriptions?: Record<'del' | 'ins', string>
}

/** Classes of removed and added words. */
export const MARKS = {
  del: 'rounded-chip bg-del-bg px-0.5 text-del decoration-2',
  ins: 'rounded-chip bg-ins-bg px-0.5 text-ins underline decoration-2 underline-offset-4',
} as const

function Part({ change, text, family }: SentenceDiffPart) {
  if (change === 'del') return <del className={MARKS.del}>{text}</del>
  if (change === 'same') return family ? <span className={`value v-${family}`}>{text}</span> : text
  const value = family && classNames('chip', family, 'underline decoration-2 underline-offset-4')
  return <ins className={value ?? MARKS.ins}>{text}</ins>
}

/** The space after a part; removed words get one before those that replace them. */
const spaceAfter = ({ change, text }: SentenceDiffPart, next: SentenceDiffPart | undefined): string =>
  /\s$/.test(text) || (change === 'del' && next?.change === 'ins' && !/^[:,]/.test(next.text)) ? ' ' : ''

/** A word-by-word diff of two sentences: removed words struck through, added ones underlined. */
export const DiffLine = ({ parts, descriptions }: DiffLineProps) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <span key={index}>
      {descriptions && part.change !== 'same' && <span className="visually-hidden">{descriptions[part.change]} </span>}
      <Part {...part} text={part.text.trimEnd()} />
      {spaceAfter(part, parts[index + 1])}
    </span>
  ))
