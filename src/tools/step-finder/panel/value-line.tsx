import type { SentencePart } from '@/steps/sentence-parts'

/** A sentence with the values that its step takes in the colours of their types. */
export function ValueLine({ parts }: { parts: SentencePart[] }) {
  return parts.map(({ text, family }, index) => (
    // The parts of a sentence never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={index} className={family && `value v-${family}`}>
      {text}
    </span>
  ))
}
