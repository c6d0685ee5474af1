import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'

type Written = string | { sentence: string; also: string[] }

interface StepSentences {
  id: string
  locale: StepLanguage
  sentences: string[]
  /** Other steps that a sentence matches, too. */
  also: Record<string, string[]>
}

const records: ({ id: string } & Record<StepLanguage, Written | Written[]>)[] = parse(
  readFileSync(join(__dirname, 'sentences.yaml'), 'utf8'),
)

/** The sentences of each step in each language. */
export const STEP_SENTENCES: StepSentences[] = records.flatMap(({ id, ...both }) =>
  STEP_LANGUAGES.map((locale) => {
    const found: StepSentences = { id, locale, sentences: [], also: {} }
    for (const one of [both[locale]].flat()) {
      if (typeof one === 'string') found.sentences.push(one)
      else {
        found.sentences.push(one.sentence)
        found.also[one.sentence] = one.also
      }
    }
    return found
  }),
)
