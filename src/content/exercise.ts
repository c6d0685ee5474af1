import { z } from 'zod'
import type { FileGoal } from '@/gherkin/project/check-goal'
import type { Locale } from '@/i18n/locale'
import { LOCALIZED, localized, TEXT } from '@/i18n/localized-schema'

/** What has to be there when it is done, besides that the checker finds neither an error nor a warning. */
const GOAL = z.strictObject({
  /** Ids of steps. */
  steps: z.array(TEXT).optional(),
  /** The least rows of values in a table. */
  rows: z.int().min(1).optional(),
  /** Tag expressions without brackets, and how many scenarios each of them chooses. */
  tags: localized(z.record(TEXT, z.int().min(0))).optional(),
  /** What is written somewhere in the files, quotes aside. */
  words: localized(z.array(TEXT)).optional(),
})

const EXERCISE = z.strictObject({
  id: TEXT,
  goal: GOAL,
  hint: LOCALIZED,
  path: LOCALIZED,
  start: LOCALIZED,
  solution: LOCALIZED,
})

/** The exercises that pages show with `::exercise[id]`: `content/reference/exercises.yaml`. */
export const EXERCISES = z.strictObject({ exercises: z.array(EXERCISE).min(1) })

export type Exercise = z.infer<typeof EXERCISE>

/** The goal of an exercise in one language. */
export const goalIn = ({ goal }: Exercise, locale: Locale): FileGoal => ({
  ...goal,
  tags: goal.tags?.[locale],
  words: goal.words?.[locale],
})
