import { AstBuilder, type Errors, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import type { GherkinDocument } from '@cucumber/messages'
import type { StepLanguage } from '@/i18n/locale'
import { TITLE_KEYWORDS, type TitleRole } from '@/steps/feature-line'
import type { FeatureFinding } from '../finding'
import type { FeatureLanguage } from './feature-language'
import { featureLanguage, isStepLine, isTitleLine, languageLines, titleRole } from './feature-language'
import { type FeatureText, toFeatureText } from './feature-text'
import type { LineRepair } from './repair-blocks'
import { openDocString, repairBlanks, repairedLines, repairFences, repairMarkdown } from './repair-blocks'
import { repairLines } from './repair-lines'

type FaultCode = 'syntax.unexpected' | 'syntax.end' | 'syntax.tag' | 'syntax.other'

/** An error of the Gherkin parser: its position, and the code and data of its finding. */
export type SyntaxFault = { line: number; column: number } & {
  [Code in FaultCode]: Pick<FeatureFinding<Code>, 'code' | 'data'>
}[FaultCode]

type ParserError = Pick<Errors.GherkinException, 'message' | 'location'>

/** Classifies a parser error by its message, for lack of a code; one at the end of the file gets the last line. */
function syntaxFault({ message, location }: ParserError, lineCount: number): SyntaxFault {
  const place = { line: Math.min(location?.line ?? 1, lineCount), column: Math.max(location?.column ?? 1, 1) }
  const text = message.replace(/^\(-?\d+:-?\d+\): /, '')
  const [, found] = /^expected: .*, got '(.*)'$/s.exec(text) ?? []
  if (found !== undefined) return { ...place, code: 'syntax.unexpected', data: { found } }
  if (text.startsWith('unexpected end of file')) return { ...place, code: 'syntax.end', data: {} }
  if (text.startsWith('A tag may not contain whitespace')) return { ...place, code: 'syntax.tag', data: {} }
  return { ...place, code: 'syntax.other', data: { explanation: text } }
}

export interface ParsedFeature extends FeatureText {
  language: FeatureLanguage
  document: GherkinDocument | undefined
  faults: SyntaxFault[]
  /** What was corrected before parsing, and the lines as they were parsed. */
  repairs: LineRepair[]
  read: readonly string[]
  /** Titles that were added above a fragment, so their lines in the document are below 1. */
  missing: TitleRole[]
}

function missingTitles(lines: readonly string[], locale: StepLanguage): TitleRole[] {
  if (lines.some((line) => titleRole(line, locale) === 'feature')) return []
  if (lines.some((line) => isTitleLine(line, locale))) return ['feature']
  return lines.some((line) => isStepLine(line, locale)) ? ['feature', 'scenario'] : []
}

function parse(text: string, locale: StepLanguage): { document: GherkinDocument | undefined; errors: ParserError[] } {
  // Nothing uses the ids of nodes.
  const builder = new AstBuilder(() => '')
  try {
    return { document: new Parser(builder, new GherkinClassicTokenMatcher(locale)).parse(text), errors: [] }
  } catch (error) {
    const { errors } = error as { errors?: ParserError[] }
    if (!errors) throw error
    return { document: partialDocument(builder), errors }
  }
}

/** More than the nested nodes that a feature can have. */
const DEEPEST = 20

/** What had been parsed when the parser gave up: open nodes are closed, incomplete ones dropped. */
function partialDocument(builder: AstBuilder): GherkinDocument | undefined {
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const result: GherkinDocument | undefined = builder.getResult()
    if (result) return result
    try {
      builder.endRule()
    } catch {
      // The node is incomplete: its parent is built without it.
    }
  }
  return undefined
}

/** A document without the lines that were added above it. */
const movedUp = (document: GherkinDocument, lines: number): GherkinDocument =>
  JSON.parse(JSON.stringify(document), (key, value) => (key === 'line' ? value - lines : value))

/** Parses a feature, by default in the language of its keywords; a fragment declares `fragmentLocale`. */
export function parseFeature(text: string, fragmentLocale?: StepLanguage, locale?: StepLanguage): ParsedFeature {
  const file = toFeatureText(text)
  const { lines } = file
  // A byte order mark is a finding of its own, so the file is read as if it had none.
  const plain = lines.with(0, file.lineAt(1).replace(/^\ufeff/, ' '))
  const repairs = repairMarkdown(plain)
  let read = repairedLines(plain, repairs)
  const found = featureLanguage(read, fragmentLocale)
  const written = locale ?? found.written
  const language = { ...found, written }
  for (const repair of [repairBlanks, repairFences, repairLines]) {
    const wrong = repair(read, written)
    repairs.push(...wrong)
    read = repairedLines(read, wrong)
  }
  const missing = missingTitles(read, written)
  const top = missing.map((role) => `${TITLE_KEYWORDS[written][role][0]}: -`)
  // A header would switch the language of the parser, but the keywords are more reliable.
  const headers = languageLines(read)
  const body = read.map((line, index) => (headers.includes(index + 1) ? '#' : line))
  const { document: whole, errors } = parse([...top, ...body].join('\n'), written)
  const document = whole && top.length > 0 ? movedUp(whole, top.length) : whole
  const faults = errors.map((error): SyntaxFault => {
    const fault = syntaxFault(error, lines.length + top.length)
    return { ...fault, line: Math.max(fault.line - top.length, 1) }
  })
  // A doc string that is not closed swallows what follows: one fault where it opens replaces those below.
  const open = openDocString(read, written)
  const first = open ? faults.findIndex(({ line }) => line >= open.line) : -1
  if (open && first >= 0) faults.splice(first, faults.length, { ...open, code: 'syntax.end', data: {} })
  return { ...file, language, document, faults, repairs, read, missing }
}
