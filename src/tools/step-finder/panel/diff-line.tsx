import { classNames } from '@/lib/class-names'
import type { SentenceDiffPart } from '@/step-language/diff-sentences'
import styles from './finder-result.module.css'

function Part({ change, text, family }: SentenceDiffPart) {
  if (change === 'del') return <del className={styles.extra}>{text}</del>
  if (change === 'same') return family ? <span className={`value v-${family}`}>{text}</span> : text
  return <ins className={family ? classNames('chip', family, styles.argument) : styles.missing}>{text}</ins>
}

/** The blank after a part, or the one that keeps what goes and what comes in its place apart. */
const blankAfter = ({ change, text }: SentenceDiffPart, next: SentenceDiffPart | undefined): string =>
  /\s$/.test(text) || (change === 'del' && next?.change === 'ins' && !/^[:,]/.test(next.text)) ? ' ' : ''

/** A sentence compared with the step that was meant: extra words struck, missing ones underlined. */
export function DiffLine({ diff }: { diff: readonly SentenceDiffPart[] }) {
  return diff.map((part, index) => (
    // The parts of a difference never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={index}>
      <Part {...part} text={part.text.trimEnd()} />
      {blankAfter(part, diff[index + 1])}
    </span>
  ))
}
