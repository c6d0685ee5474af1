import { matchParts } from '../rows/match-parts'
import type { TextPart } from '../rows/search-row'
import styles from './search-results.module.css'

/** Pieces of a text; what was looked for is bold and underlined. A span, because forced colours blank a mark. */
export function MatchedParts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (
    // The pieces never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={index} className={isMatch ? styles.match : undefined}>
      {text}
    </span>
  ))
}

/**
 * A text in which what was looked for stands out.
 * @example <MatchedText text="rest.baseURL" words={['rest']} />
 */
export function MatchedText({ text, words }: { text: string; words: readonly string[] }) {
  return <MatchedParts parts={matchParts(text, words)} />
}
