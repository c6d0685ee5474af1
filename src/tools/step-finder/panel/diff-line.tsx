import { classNames } from '@/lib/class-names'
import type { DiffPart } from '@/step-language/correct/word-diff'
import styles from './finder-result.module.css'

function Part({ part }: { part: DiffPart }) {
  switch (part.kind) {
    case 'same':
      return part.text
    case 'value':
      return <span className={`value v-${part.family}`}>{part.text}</span>
    case 'extra':
      return <del className={styles.extra}>{part.text}</del>
    case 'missing':
      return <ins className={styles.missing}>{part.text}</ins>
    case 'argument':
      return <ins className={classNames('chip', part.family, styles.argument)}>{part.text}</ins>
  }
}

/** A sentence beside the step that was meant: extra words struck, missing ones underlined. */
export function DiffLine({ diff }: { diff: DiffPart[] }) {
  return diff.map((part, index) => (
    // The parts of a difference never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={index}>
      {part.hasBlank && ' '}
      <Part part={part} />
    </span>
  ))
}
