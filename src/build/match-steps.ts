import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { readReferences, stepMatcher } from '@/content/references'
import { STEP_LANGUAGES } from '@/i18n/locale'
import type { StepMatcher } from '@/steps/expression/step-expression'
import { stripKeyword } from '@/steps/feature-line'

/*
 * npm run -s steps:match < sentences.jsonl
 *
 * Reads lines like {"lang":"es","sentence":"la URL base https://example.org"} and writes one line for each:
 * {"steps":[{"id":"rest.define.baseURL","args":{"unnamed":"https://example.org"}}]}, or {"error":"…"}.
 */

const QUESTION = z.object({ lang: z.enum(STEP_LANGUAGES), sentence: z.string() })

function findSteps(match: StepMatcher, { lang, sentence }: z.infer<typeof QUESTION>) {
  const { keyword, text } = stripKeyword(sentence, lang)
  const found = [...match(sentence, lang), ...(keyword === null ? [] : match(text, lang))]
  const byId = new Map(
    found.map(({ step, args }) => [step.id, Object.entries(args).map(([name, value]) => [name, value?.raw ?? null])]),
  )
  return [...byId.keys()].sort().map((id) => ({ id, args: Object.fromEntries(byId.get(id) ?? []) }))
}

function answer(match: StepMatcher, line: string): string {
  try {
    return JSON.stringify({ steps: findSteps(match, QUESTION.parse(JSON.parse(line))) })
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    return JSON.stringify({ error: `${reason}: write {"lang":"es","sentence":"…"} with the language es or en` })
  }
}

/** Splits at line feeds only: sentences may contain other line ends, and JSON allows a carriage return. */
async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

async function* answersTo(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const match = stepMatcher(readReferences())
  for await (const line of lines) yield `${answer(match, line)}\n`
}

void pipeline(process.stdin.setEncoding('utf8'), linesOf, answersTo, process.stdout)
