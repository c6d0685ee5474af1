import type { SentencePart } from '../sentence-parts'

export const SentenceLine = ({ parts }: { parts: readonly SentencePart[] }) =>
  parts.map(({ text, family }, index) =>
    family ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <span key={index} className={`value v-${family}`}>
        {text}
      </span>
    ) : (
      text
    ),
  )
