/** A piece of a sentence: as it was, to be taken out, or put in. */
export interface DiffPart {
  change: 'same' | 'del' | 'ins'
  text: string
}
