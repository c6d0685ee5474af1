import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import type { GherkinDocument } from '@cucumber/messages'
import type { Locale } from '@/i18n/locale'
import { TITLE_KEYWORDS, type TitleRole } from '@/steps/keywords'
import { type FeatureLanguage, featureLanguage, isStepLine, isTitleLine } from './feature-language'
import { type SyntaxFault, syntaxFault } from './syntax-fault'

/** A feature as the Gherkin parser reads it. */
export interface ParsedFeature {
  language: FeatureLanguage
  lines: readonly string[]
  /** What the parser made of it: all that it could read. */
  document: GherkinDocument | undefined
  faults: SyntaxFault[]
  /** Title lines that a fragment lacks: the document has one line more for each, at its top. */
  missing: TitleRole[]
}

const holds = (lines: readonly string[], test: (line: string) => boolean) => lines.some((line) => test(line))

/** The title lines that are needed above a fragment, so that its steps can be looked at. */
function missingTitles(lines: readonly string[], locale: Locale): TitleRole[] {
  if (holds(lines, (line) => isTitleLine(line, locale, 'feature'))) return []
  if (holds(lines, (line) => isTitleLine(line, locale))) return ['feature']
  return holds(lines, (line) => isStepLine(line, locale)) ? ['feature', 'scenario'] : []
}

interface Reading {
  document: GherkinDocument | undefined
  errors: { message: string; location?: { line: number; column?: number } }[]
}

function read(text: string, locale: Locale): Reading {
  let id = 0
  const newId = () => {
    id += 1
    return String(id)
  }
  const builder = new AstBuilder(newId)
  try {
    return { document: new Parser(builder, new GherkinClassicTokenMatcher(locale)).parse(text), errors: [] }
  } catch (error) {
    const errors = (error as { errors?: Reading['errors'] }).errors
    if (!errors) throw error
    return { document: partOf(builder), errors }
  }
}

/** Parts of a feature that can be open one in the other, and some to spare. */
const DEEPEST = 20

/** What the parser had read when it gave up: the parts still open are closed; one with nothing in it is dropped. */
function partOf(builder: AstBuilder): GherkinDocument | undefined {
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const result: GherkinDocument | undefined = builder.getResult()
    if (result) return result
    try {
      builder.endRule()
    } catch {
      // The part lacks what makes it one: the next one out does without it.
    }
  }
  return undefined
}

/**
 * Reads a feature with the Gherkin parser, in the language of its keywords.
 * @param text lines end with a line feed
 */
export function parseFeature(text: string): ParsedFeature {
  const lines = text.split('\n')
  const language = featureLanguage(lines)
  const { written, header } = language
  const missing = missingTitles(lines, written)
  const top = missing.map((role) => `${TITLE_KEYWORDS[written][role][0]}: -`)
  // The parser would switch to the language of the header; the keywords say better what the file is in.
  const body = lines.map((line, index) => (index + 1 === header?.line ? '#' : line))
  const { document, errors } = read([...top, ...body].join('\n'), written)
  const faults = errors.map((error) => {
    const fault = syntaxFault(error, lines.length + top.length)
    return { ...fault, line: Math.max(fault.line - top.length, 1) }
  })
  return { language, lines, document, faults, missing }
}
