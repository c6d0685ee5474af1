import { nearest } from '@/lib/nearest'
import type { StepMatch } from '@/steps/match-step'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { type FeatureFinding, finding } from '../finding/finding'
import { type FeatureStep, sentenceRange } from '../parse/feature-step'
import { replaceRange } from '../parse/feature-text'

/** The only words that the tool knows for an argument, although its type takes any. */
interface KnownWords {
  words: readonly string[]
  /** Their case does not matter. */
  isAnyCase?: boolean
  /** What writers say in their own words, in either language. */
  meant?: readonly [RegExp, string][]
}

const METHODS: KnownWords = {
  words: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'],
  meant: [
    [/^(obten|consult|leer|read|fetch|retriev)/i, 'GET'],
    [/^(cre|envi|manda|send|add)/i, 'POST'],
    [/^(reempla|sustitu|replac)/i, 'PUT'],
    [/^(modific|actualiz|chang|updat)/i, 'PATCH'],
    [/^(borr|elimin|remov|eras)/i, 'DELETE'],
  ],
}

const CONTENT_TYPES: KnownWords = {
  words: ['ANY', 'TEXT', 'JSON', 'XML', 'HTML', 'URLENC', 'BINARY', 'MULTIPART'],
  isAnyCase: true,
}

/** By the step and the name of its argument. */
const KNOWN_WORDS: Readonly<Record<string, KnownWords>> = {
  'jmeter.define.request method': METHODS,
  [`rest.define.contentType ${UNNAMED_ARGUMENT}`]: CONTENT_TYPES,
  [`rest.assert.response.body.contentType ${UNNAMED_ARGUMENT}`]: CONTENT_TYPES,
  'email.define.host protocol': { words: ['imap', 'imaps', 'pop3', 'pop3s'] },
}

/** Words that the tool does not know: the file is loaded, and the step fails when it runs. */
export function checkWords({ args, step }: StepMatch, written: FeatureStep): FeatureFinding[] {
  return Object.entries(args).flatMap(([name, arg]) => {
    const known = KNOWN_WORDS[`${step.id} ${name}`]
    if (
      !arg ||
      !known ||
      known.words.includes(known.isAnyCase ? arg.raw.toUpperCase() : arg.raw) ||
      !/^\w+$/.test(arg.raw)
    )
      return []
    const near = known.meant?.find(([word]) => word.test(arg.raw))?.[1] ?? nearest(arg.raw, known.words, 2)
    const range = sentenceRange(written, arg.start, arg.end)
    const fixes = near ? [{ edits: [replaceRange(range, near)] }] : []
    return [finding('argument.word', range, { words: [...known.words] }, { fixes, steps: [step.id] })]
  })
}
