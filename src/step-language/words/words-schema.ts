import { z } from 'zod'
import { TEXT } from '@/i18n/localized-schema'
import { STEP_KINDS } from '@/steps/step-kinds'

const NAME = TEXT.regex(/^[a-z][a-z0-9-]*$/, 'write lower case, digits and hyphens')
const STEP_IDS = TEXT.regex(/^[\w.*-]+$/, 'write the id of a step, with * for any letters')
const WORDS = z.array(TEXT).min(1)

/** Words for one thing, and what they have to do with the steps. */
const CONCEPT = z.strictObject({
  name: NAME,
  es: WORDS.optional(),
  en: WORDS.optional(),
  /** Words of both languages, such as the names of tools. */
  any: WORDS.optional(),
  /** Names of the concepts that its words stand for too, one way. */
  means: z.array(NAME).min(1).optional(),
  /** The ids of the steps that its words stand for, whatever words these have; `*` for any letters. */
  steps: z.array(STEP_IDS).min(1).optional(),
  /** Whether steps that it stands for say more than others: they are meant only where a sentence says it, too. */
  narrows: z.literal(true, 'write true, or leave it out').optional(),
  /** Whether its words name the subject of a plugin: steps of other plugins are hardly meant. Phrases always do. */
  bounds: z.literal(true, 'write true, or leave it out').optional(),
  /** Name of the concept that says the contrary. */
  opposite: NAME.optional(),
  /** Whether its words say no. */
  negative: z.literal(true, 'write true, or leave it out').optional(),
  /** The kind of step that its words ask for. */
  asks: z.enum(STEP_KINDS).optional(),
  /** Whether the search leaves it out: its words are alike in the sentence of a step only. */
  stepsOnly: z.literal(true, 'write true, or leave it out').optional(),
})

/** What readers call a subject of the pages, and what the pages call it. */
const TOPIC = z.strictObject({ es: WORDS.optional(), en: WORDS.optional() })

/** `content/reference/words.yaml`. */
export const WORD_TABLE = z.strictObject({ concepts: z.array(CONCEPT), topics: z.array(TOPIC) })
