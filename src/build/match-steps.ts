import { once } from 'node:events'
import { catalogueSteps, readReferences } from '@/content/references'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { stripKeyword } from '@/steps/keywords'
import { createMatcher, type StepMatch, type StepMatcher } from '@/steps/match-step'

/*
 * npm run -s steps:match < sentences.jsonl
 *
 * Reads lines like {"lang":"es","sentence":"la URL base https://example.org"} and writes one line for each:
 * {"steps":[{"id":"rest.define.baseURL","args":{"unnamed":"https://example.org"}}]}, or {"error":"…"}.
 */

interface Question {
  lang: StepLanguage
  sentence: string
}

const EXPECTED = 'write {"lang":"es","sentence":"…"} with the language es or en'

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new Error(`The line is not JSON, ${error instanceof Error ? error.message : error}: ${EXPECTED}`)
  }
}

function parseLine(line: string): Question {
  if (!line.trim()) throw new Error(`The line is empty: ${EXPECTED}`)
  const value = parseJson(line)
  const { lang, sentence } = (typeof value === 'object' && value ? value : {}) as Record<string, unknown>
  const known = STEP_LANGUAGES.find((language) => language === lang)
  if (!known || typeof sentence !== 'string') throw new Error(`The line is no question: ${EXPECTED}`)
  return { lang: known, sentence }
}

const rawArguments = ({ args }: StepMatch) =>
  Object.fromEntries(Object.entries(args).map(([name, argument]) => [name, argument?.raw ?? null]))

/** The steps that match a sentence as is, and without its keyword. */
function findSteps(match: StepMatcher, { lang, sentence }: Question) {
  const { keyword, text } = stripKeyword(sentence, lang)
  const found = [...match(sentence, lang), ...(keyword === null ? [] : match(text, lang))]
  const byId = new Map(found.map((step) => [step.step.id, step]))
  return [...byId.keys()].sort().map((id) => ({ id, args: rawArguments(byId.get(id) as StepMatch) }))
}

function answer(match: StepMatcher, line: string): string {
  try {
    return JSON.stringify({ steps: findSteps(match, parseLine(line)) })
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : String(error) })
  }
}

/** Cuts the input at line feeds only: a sentence may contain other line ends, and JSON allows a carriage return. */
async function* readLines(input: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

async function main(): Promise<void> {
  const references = readReferences()
  const match = createMatcher(catalogueSteps(references), references.dataTypes)
  process.stdin.setEncoding('utf8')
  for await (const line of readLines(process.stdin)) {
    if (!process.stdout.write(`${answer(match, line)}\n`)) await once(process.stdout, 'drain')
  }
}

void main()
