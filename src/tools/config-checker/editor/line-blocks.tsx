import { FindingIcon } from '@/editor/finding-icon'
import styles from './config-editor.module.css'
import type { TextBlock } from './marked-lines'

interface BlockProps {
  block: TextBlock
  isChosen: boolean
}

/** Keeps a line without text as high as the others. */
const NO_TEXT = '\u200B'

const numbersFrom = (first: number, text: string): string =>
  text
    .split('\n')
    .map((_, index) => first + index)
    .join('\n')

/** The numbers of some lines, with the icon of what was found there. */
export function GutterBlock({ block, isChosen }: BlockProps) {
  if (block.kind === 'plain') return <span className={styles.block}>{numbersFrom(block.first, block.text)}</span>
  return (
    <span className={styles.block} data-weight={block.weight} data-chosen={isChosen || undefined}>
      <FindingIcon look={block.weight} size={16} />
      {block.first}
    </span>
  )
}

/** Some lines behind the text itself, with the words of a finding underlined. */
export function TextLines({ block, isChosen }: BlockProps) {
  if (block.kind === 'plain') return <span className={styles.block}>{block.text || NO_TEXT}</span>
  return (
    <span className={styles.block} data-weight={block.weight} data-chosen={isChosen || undefined}>
      {block.parts.map(({ text, isMarked }, index) =>
        isMarked ? (
          // The parts of a line never change places, so their position is their identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <u key={index}>{text}</u>
        ) : (
          text || NO_TEXT
        ),
      )}
    </span>
  )
}
