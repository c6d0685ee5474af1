import type { TextRange } from '@/lib/finding'
import { isTypo, nearest } from '@/lib/nearest'
import { type FeatureFinding, finding } from '../finding'
import { featureParts, featureProperties, featureScenarios, partProperties } from '../parse/feature-parts'
import { exampleNames, type FeatureStep, sentenceRange } from '../parse/feature-steps'
import { replacement } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'
import type { FeatureCases, FeatureSettings } from '../project/test-cases'

interface Known {
  /** Properties that the feature and its configuration set; others may be set when the tool starts. */
  names: readonly string[]
  /** Properties that are set where the tool does not read them: above a background or a step. */
  misplaced: readonly string[]
  /** The number and the ids of the steps that run before; undefined when steps of other files may. */
  results: () => { count: number; ids: readonly string[] } | undefined
}

/** `${` up to its closing brace, if any. Code, in `${=…}`, is not checked. */
const REFERENCE = /\$\{(?!=)([^{}<\n]*)\}?/g
const NAME = /^[\w-]+(?:\.[\w-]+)*$/
const RESULT = /^(-?[\w-]+)#(.*)$/

const withoutDigits = (text: string): string => text.replace(/\d+/g, '')

/** A misplaced property, or a likely typo of one; `user2` is no typo of `user1`. */
function checkName(name: string, range: TextRange, { names, misplaced }: Known): FeatureFinding[] {
  if (misplaced.includes(name)) return [finding('reference.place', range, { name })]
  const near = names.includes(name) ? undefined : nearest(name, names, 2)
  if (!near || !isTypo(name, near) || withoutDigits(name) === withoutDigits(near)) return []
  return [finding('reference.property', range, { name, near }, { fixes: replacement(range, near) })]
}

/** The result of no earlier step: with an expression the step ends in error, without one it gets the text `null`. */
function checkResult(id: string, isPart: boolean, range: TextRange, known: Known): FeatureFinding[] {
  const results = known.results()
  if (!results || results.ids.includes(id)) return []
  const number = /^-?\d+$/.test(id) ? Math.abs(Number(id)) : undefined
  if (number && number <= results.count) return []
  const fixes = replacement(range, number === undefined ? nearest(id, results.ids) : undefined)
  return [finding('reference.result', range, { id }, { severity: isPart ? 'error' : 'warning', fixes })]
}

/** The references in a range; in data, `${` may belong to another language. */
function checkRange(place: TextRange, isData: boolean, known: Known, { text: file }: ParsedFeature): FeatureFinding[] {
  const text = file.slice(place.from, place.to)
  return Array.from(text.matchAll(REFERENCE)).flatMap(({ 0: whole, 1: inner = '', index }) => {
    const from = place.from + index
    const [, id, expression = ''] = RESULT.exec(inner) ?? []
    const name = id ?? /^[\w.-]*/.exec(inner)?.[0] ?? ''
    const range = { from: from + 2, to: from + 2 + name.length }
    if (whole.endsWith('}')) {
      if (id) return checkResult(id, expression.trim() !== '', range, known)
      if (NAME.test(inner)) return checkName(inner, range, known)
      return isData ? [] : [finding('reference.form', { from, to: from + whole.length }, {})]
    }
    // With another `{` or a `<` inside, it is not a reference of the tool.
    const isOpen = /^(\n|$)/.test(text.slice(index + whole.length))
    if (!isOpen || (isData && !known.names.includes(name))) return []
    const fixes = replacement({ from: range.to, to: range.to }, name && !id ? '}' : undefined)
    return [finding('reference.form', { from, to: range.to }, {}, { fixes })]
  })
}

/** Where a step uses values: its sentence and the cells of its examples, and as data its blocks. */
function usesOf(step: FeatureStep, file: ParsedFeature) {
  const cells = step.examples.flatMap((row) => exampleNames(step.sentence).flatMap((name) => row.get(name) ?? []))
  const blocks = step.blocks.map(({ line, endLine }) => file.between(line - 1, endLine + 1))
  return { values: [sentenceRange(step), ...cells.filter((cell) => cell.file === undefined)], blocks }
}

/** The results of the steps that run before a line: those of the background and of the same scenario. */
function resultsBefore(line: number, parsed: ParsedFeature, { cases }: FeatureCases): ReturnType<Known['results']> {
  const parts = featureParts(parsed)
  const part = parts.findLast(({ location }) => location.line <= line)
  // Definitions and fragments run with steps that are elsewhere.
  if (!part || parsed.missing.includes('scenario') || cases.some(({ role }) => role)) return undefined
  const propertiesOf = partProperties(parsed)
  const run = parts.filter((other) => other === part || !('examples' in other))
  const steps = run.flatMap((each) => each.steps).filter(({ location }) => location.line < line)
  const properties = [undefined, ...run, ...steps].flatMap((node) => propertiesOf(node))
  return { count: steps.length, ids: properties.flatMap(({ key, value }) => (key === 'id' ? [value] : [])) }
}

/** Prepares the check of references to properties and to results of earlier steps. */
export function createReferenceCheck(parsed: ParsedFeature, cases: FeatureCases, { properties = [] }: FeatureSettings) {
  const read = [undefined, ...featureScenarios(parsed)].flatMap(partProperties(parsed))
  const names = [...properties, ...read.map(({ key }) => key)]
  const misplaced = featureProperties(parsed).flatMap(({ key }) => (names.includes(key) ? [] : [key]))
  return (step: FeatureStep): FeatureFinding[] => {
    const known: Known = { names, misplaced, results: () => resultsBefore(step.line, parsed, cases) }
    const { values, blocks } = usesOf(step, parsed)
    return [
      ...values.flatMap((range) => checkRange(range, false, known, parsed)),
      ...blocks.flatMap((range) => checkRange(range, true, known, parsed)),
    ]
  }
}
