import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { applyEdits, placeAt, type TextEdit } from '@/lib/finding'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { TITLE_KEYWORDS } from '@/steps/feature-line'
import { escapeCell } from '@/steps/step'
import type { FeatureChecker } from '../check/check-feature'
import { firstMatches, pluginsInUse, preferLoaded } from '../check/check-modules'
import type { FeatureFinding } from '../finding'
import { UNSUPPORTED_TITLES } from '../parse/feature-language'
import { titledNodes } from '../parse/feature-parts'
import { type FeatureStep, featureSteps } from '../parse/feature-steps'
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
  /** What stays as it is or needs a second look, sorted by line. */
  notes: TranslationNote[]
}

function translateTitles(parsed: ParsedFeature, to: StepLanguage): TextEdit[] {
  if (!parsed.document?.feature) return []
  const { header } = parsed.language
  const line = `# language: ${to}`
  const head = header ? replaceRange(parsed.wholeLine(header.line), line) : parsed.insertAbove(1, [line])
  const titles = titledNodes(parsed).map(({ role, keyword, location }) => {
    // Rules are translated although the tool does not support them.
    const [word = ''] = (role === 'rule' ? UNSUPPORTED_TITLES[to].rule : TITLE_KEYWORDS[to][role]) ?? []
    return replaceRange(parsed.rangeAt(location, keyword), word)
  })
  return [head, ...titles]
}

/** Translates cells that are values; those without a translation, or that two steps need differently, get a note. */
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

export interface TranslationProject {
  settings?: FeatureSettings | undefined
  /** The other features, before any translation. */
  others?: readonly ProjectFile[] | undefined
  /** Whether another feature will be translated, too; by default it will. */
  isReady?: (text: string) => boolean
}

const SELF = ''

/** All steps, each with the examples that it runs with; those of definitions have none. */
function stepsOf(parsed: ParsedFeature, settings: FeatureSettings, defined: DefinedExamples): FeatureStep[] {
  const all = featureSteps(parsed, { modules: settings.modules })
  const run = new Map(stepsToRun(all, featureCases(parsed, settings), defined).map((step) => [step.line, step]))
  return all.map((step) => run.get(step.line) ?? { ...step, examples: [], names: [] })
}

function translateSteps(parsed: ParsedFeature, steps: readonly FeatureStep[], knowledge: StepKnowledge) {
  const from = parsed.language.written
  const inUse = pluginsInUse(firstMatches(steps, from, knowledge.match))
  const context = { from, to: otherLanguage(from), lines: parsed.lines, knowledge, inUse }
  return { context, done: steps.map((step) => translateStep(step, context)) }
}

/** Creates a translator of features: keywords, steps and their values change, other data and texts stay. */
export function createFeatureTranslator(all: StepKnowledge) {
  return (text: string, { settings = {}, others = [], isReady }: TranslationProject = {}): TranslatedFeature => {
    const knowledge = preferLoaded(all, settings)
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
    const notes = [...done.flatMap((step) => step.notes), ...cells.notes]
      // A missing header is added as the first line.
      .map((note) => ({ ...note, line: note.line + (language.header ? 0 : 1) }))
      .sort((one, other) => one.line - other.line)
    const kept = done.filter((step) => step.notes.some(({ reason }) => reason !== 'fails'))
    const found = done.length
    return { text: applyEdits(text, edits), from, translated: found - kept.length, found, notes }
  }
}

/** A translation, or the findings that prevent it. */
export interface CheckedTranslation extends TranslatedFeature {
  /** In the order of the text; if there are any, `text` is the original. */
  blockers: FeatureFinding[]
}

/** Errors that leave the meaning of a line unknown. */
const BLOCKER =
  /^(limit|encoding|syntax|language|unsupported|example|undefined|ambiguous|argument)\b|^(structure\.examples|module\.missing)$/

const translationBlockers = (findings: readonly FeatureFinding[]): FeatureFinding[] =>
  findings.filter(({ code, severity, file }) => severity === 'error' && BLOCKER.test(code) && file === undefined)

const lineOf = (text: string, { from }: FeatureFinding): number => placeAt(text, from).line

/** Adds to a translator the blockers of a feature, unless they are to be ignored, and notes on faults in the result. */
export const createCheckedTranslator =
  (translate: ReturnType<typeof createFeatureTranslator>, check: FeatureChecker) =>
  (text: string, ignoresBlockers = false, project: TranslationProject = {}): CheckedTranslation => {
    const { settings = {}, others = [] } = project
    const defined = definedExamples([...others, { name: SELF, text }], settings)
    const blockersIn = (feature: string) => translationBlockers(check(feature, settings, defined).findings)
    const isReady = (other: string) => ignoresBlockers || blockersIn(other).length === 0
    const translation = translate(text, { ...project, isReady })
    const shift = translation.text.split('\n').length - text.split('\n').length
    const noted = new Set(translation.notes.map(({ line }) => line))
    // A step that is in the target language already is undefined, but has no note.
    const blockers = blockersIn(text).filter(
      (finding) => finding.code !== 'undefined' || noted.has(lineOf(text, finding) + shift),
    )
    if (blockers.length > 0 && !ignoresBlockers) return { ...translation, text, translated: 0, notes: [], blockers }
    const known = new Set([...noted, ...blockers.map((finding) => lineOf(text, finding) + shift)])
    const lines = translation.text.split('\n')
    const faults = blockersIn(translation.text)
      .map((finding) => lineOf(translation.text, finding))
      .filter((line, index, all) => !known.has(line) && all.indexOf(line) === index)
      .map((line): TranslationNote => ({ line, text: (lines[line - 1] ?? '').trim(), reason: 'fault' }))
    const notes = [...translation.notes, ...faults].sort((one, other) => one.line - other.line)
    return { ...translation, translated: translation.translated - faults.length, notes, blockers: [] }
  }
