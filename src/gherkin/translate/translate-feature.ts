import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { applyEdits, placeAt, type TextEdit } from '@/lib/finding'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { TITLE_KEYWORDS } from '@/steps/feature-line'
import { escapeCell } from '@/steps/step'
import type { FeatureChecker } from '../check/check-feature'
import { ofLoaded, pluginsInUse } from '../check/check-modules'
import type { FeatureFinding } from '../finding'
import { UNSUPPORTED_TITLES } from '../parse/feature-language'
import { featureProperties, titledNodes } from '../parse/feature-parts'
import { type FeatureStep, featureSteps, firstMatches } from '../parse/feature-steps'
import { type PlacedText, replaceRange } from '../parse/feature-text'
import { type ParsedFeature, parseFeature } from '../parse/parse-feature'
import type { DefinedExamples, FeatureSettings, ProjectFile } from '../project/test-cases'
import { definedExamples, featureCases, stepsToRun } from '../project/test-cases'
import { type CellUse, type TranslationContext, type TranslationNote, translateStep } from './translate-step'

export interface TranslatedFeature {
  text: string
  from: StepLanguage
  translated: number
  found: number
  /** What stays unchanged or needs a second look, by line. */
  notes: TranslationNote[]
}

function translateTitles(parsed: ParsedFeature, to: StepLanguage): TextEdit[] {
  if (!parsed.document?.feature) return []
  const { header } = parsed.language
  const line = `# language: ${to}`
  const head = header ? replaceRange(parsed.wholeLine(header.line), line) : parsed.insertAbove(1, [line])
  const titles = titledNodes(parsed).map(({ role, keyword, location }) => {
    // Rules are translated like everything else, although the tool does not support them.
    const [word = ''] = (role === 'rule' ? UNSUPPORTED_TITLES[to].rule : TITLE_KEYWORDS[to][role]) ?? []
    return replaceRange(parsed.rangeAt(location, keyword), word)
  })
  return [head, ...titles]
}

/** Translates cells that are values, unless two steps need different ones or there is no such value. */
function translateCells(uses: readonly CellUse[], { from, to, knowledge }: TranslationContext) {
  const edits: TextEdit[] = []
  const notes: TranslationNote[] = []
  const byCell = new Map<PlacedText, CellUse[]>()
  for (const use of uses) appendTo(byCell, use.cell, use)
  for (const [cell, own] of byCell) {
    const { line, value: text } = cell
    const values = new Set(own.map(({ type }) => (type ? knowledge.values.translate(text, type, from, to) : text)))
    const [value] = values
    if (value === undefined || values.has(undefined)) notes.push({ line, text, reason: 'value', value: text })
    else if (values.size > 1) notes.push({ line, text, reason: 'shared' })
    else if (value !== text) edits.push(replaceRange(cell, escapeCell(value)))
  }
  return { edits, notes }
}

/** The types of plain values that each language writes differently. */
const WRITTEN_APART = ['integer', 'decimal', 'duration']

/** Properties of the file that steps read as values, in the form of its language: texts may have them, too, so the reader decides. */
function propertyNotes(parsed: ParsedFeature, { from, to, lines, knowledge }: TranslationContext): TranslationNote[] {
  const properties = featureProperties(parsed)
  if (properties.some(({ key }) => key === 'dataFormatLanguage')) return []
  const { isValue, translate } = knowledge.values
  return properties.flatMap(({ key, value: text, line }) => {
    const changes = WRITTEN_APART.some((type) => isValue(text, type, from) && translate(text, type, from, to) !== text)
    const isUsed = lines.some((each) => each.includes(`\${${key}}`))
    return changes && isUsed ? [{ line, text, reason: 'property' }] : []
  })
}

export interface TranslationProject {
  settings?: FeatureSettings | undefined
  /** The other features, as they were before any translation; each has a name. */
  others?: readonly ProjectFile[] | undefined
  /** Whether another one is translated, too; by default it is. */
  isReady?: (text: string) => boolean
}

const SELF = ''

/** The steps of a feature with the examples that they run with; the texts of definitions have no values. */
function stepsOf(parsed: ParsedFeature, settings: FeatureSettings, defined: DefinedExamples): FeatureStep[] {
  const all = featureSteps(parsed, { modules: settings.modules })
  const run = new Map(stepsToRun(all, featureCases(parsed, settings), defined).map((step) => [step.line, step]))
  return all.map((step) => run.get(step.line) ?? { ...step, examples: [], names: [] })
}

function translateSteps(parsed: ParsedFeature, steps: readonly FeatureStep[], knowledge: StepKnowledge) {
  const from = parsed.language.written
  const inUse = pluginsInUse(firstMatches(steps, from, knowledge))
  const context = { from, to: otherLanguage(from), lines: parsed.lines, knowledge, inUse }
  return { context, done: steps.map((step) => translateStep(step, context)) }
}

/** Prepares the translation of features: keywords, steps and their values change, other data and texts stay. */
export function createFeatureTranslator(all: StepKnowledge) {
  return (text: string, { settings = {}, others = [], isReady }: TranslationProject = {}): TranslatedFeature => {
    const knowledge = ofLoaded(all, settings)
    const parsed = parseFeature(text)
    const { language } = parsed
    const from = language.written
    const own = definedExamples([{ name: SELF, text }], settings)
    const defined = new Map([...definedExamples(others, settings), ...own])
    const { context, done } = translateSteps(parsed, stepsOf(parsed, settings, defined), knowledge)
    const elsewhere = others
      .filter((other) => [...own.keys()].some((id) => other.text.includes(`@${id}`)) && (isReady?.(other.text) ?? true))
      .map((other) => parseFeature(other.text))
      .filter((other) => other.language.written === from)
      .flatMap((other) => translateSteps(other, stepsOf(other, settings, own), knowledge).done)
      .flatMap(({ cells }) => cells.filter(({ cell }) => cell.file === SELF))
    const uses = done.flatMap((step) => step.cells.filter(({ cell: { file = SELF } }) => file === SELF))
    const { to } = context
    const cells = translateCells([...uses, ...elsewhere], context)
    const edits = [...translateTitles(parsed, to), ...done.flatMap((step) => step.edits), ...cells.edits]
    const notes = [...propertyNotes(parsed, context), ...done.flatMap((step) => step.notes), ...cells.notes]
      // A missing header is inserted above the first line.
      .map((note) => ({ ...note, line: note.line + (language.header ? 0 : 1) }))
      .sort((one, other) => one.line - other.line)
    const kept = done.filter((step) => step.notes.some(({ reason }) => reason !== 'fails'))
    const found = done.length
    return { text: applyEdits(text, edits), from, translated: found - kept.length, found, notes }
  }
}

/** A translation, or what has to be solved first. */
export interface CheckedTranslation extends TranslatedFeature {
  /** The findings that stop it, in the order of the text. While there are any, the text is the one that was given. */
  blockers: FeatureFinding[]
}

/** Findings that leave a part of the file unread, or a step unknown: nobody can say what it means. */
const STOPPING =
  /^(limit|encoding|syntax|language|unsupported|example|undefined|ambiguous|argument)\b|^(structure\.examples|module\.missing)$/

const translationBlockers = (findings: readonly FeatureFinding[]): FeatureFinding[] =>
  findings.filter(({ code, severity, file }) => severity === 'error' && STOPPING.test(code) && file === undefined)

const lineOf = (text: string, { from }: FeatureFinding): number => placeAt(text, from).line

/** Translates features without findings, or with those set aside, and notes what the checker says of the result. */
export const createCheckedTranslator =
  (translate: ReturnType<typeof createFeatureTranslator>, check: FeatureChecker) =>
  (text: string, isSetAside = false, project: TranslationProject = {}): CheckedTranslation => {
    const { settings = {}, others = [] } = project
    const defined = definedExamples([...others, { name: SELF, text }], settings)
    const blockersIn = (feature: string) => translationBlockers(check(feature, settings, defined).findings)
    const isReady = (other: string) => isSetAside || blockersIn(other).length === 0
    const translation = translate(text, { ...project, isReady })
    const shift = translation.text.split('\n').length - text.split('\n').length
    const noted = new Set(translation.notes.map(({ line }) => line))
    // A step of the other language is no known one, and needs no translation.
    const blockers = blockersIn(text).filter(
      (finding) => finding.code !== 'undefined' || noted.has(lineOf(text, finding) + shift),
    )
    if (blockers.length > 0 && !isSetAside) return { ...translation, text, translated: 0, notes: [], blockers }
    const known = new Set([...noted, ...blockers.map((finding) => lineOf(text, finding) + shift)])
    const lines = translation.text.split('\n')
    const faults = blockersIn(translation.text)
      .map((finding) => lineOf(translation.text, finding))
      .filter((line, index, all) => !known.has(line) && all.indexOf(line) === index)
      .map((line): TranslationNote => ({ line, text: (lines[line - 1] ?? '').trim(), reason: 'fault' }))
    const notes = [...translation.notes, ...faults].sort((one, other) => one.line - other.line)
    return { ...translation, translated: translation.translated - faults.length, notes, blockers: [] }
  }
