import type { TextRange } from '@/lib/finding'
import { isTypo, nearest } from '@/lib/nearest'
import type { StepMatch } from '@/steps/match-step'
import { type FeatureFinding, finding } from '../finding'
import { featureParts, featureProperties } from '../parse/feature-parts'
import { type FeatureStep, sentenceRange } from '../parse/feature-steps'
import { replacement, wholeLine } from '../parse/feature-text'
import { exampleNames } from '../parse/filled-sentence'
import type { ParsedFeature } from '../parse/parse-feature'
import type { FeatureCases, FeatureSettings } from '../project/test-cases'

/** What references of a step may name. */
interface Known {
  /** The properties of the feature and of its configuration; others may be given when the tool starts. */
  names: readonly string[]
  /** Of the steps that run before it; undefined when others than those of the file may. */
  results: () => { count: number; ids: readonly string[] } | undefined
}

/** Of what is between `${` and `}`. Code, in `${=…}`, is checked nowhere. */
const NAME = /^[\w-]+(?:\.[\w-]+)*$/
const RESULT = /^(-?[\w-]+)#(.*)$/
const REFERENCE = /\$\{(?!=)([^{}<\n]*)\}?/g

/** A name that nothing here gives a value to, when it is nearly that of a property: `user2` is no typo of `user1`. */
function checkName(name: string, range: TextRange, { names }: Known): FeatureFinding[] {
  const near = names.includes(name) ? undefined : nearest(name, names, 2)
  const withoutDigits = (text: string) => text.replace(/\d+/g, '')
  if (!near || !isTypo(name, near) || withoutDigits(name) === withoutDigits(near)) return []
  return [finding('reference.property', range, { name, near }, { fixes: replacement(range, near) })]
}

/** A result that no step before has: with an expression the step ends in error, without one it gets the text `null`. */
function checkResult(id: string, expression: string, range: TextRange, known: Known): FeatureFinding[] {
  const results = known.results()
  if (!results || results.ids.includes(id)) return []
  const isPart = expression.trim() !== ''
  const severity = isPart ? 'error' : 'warning'
  const number = /^-?\d+$/.test(id) ? Number(id) : undefined
  if (number === undefined) {
    const fixes = replacement(range, nearest(id, results.ids))
    return [finding('reference.id', range, { id, isPart }, { severity, fixes })]
  }
  const { count } = results
  if (number !== 0 && Math.abs(number) <= count) return []
  return [finding('reference.step', range, { number, count, isPart }, { severity })]
}

/**
 * The references of a text.
 * @param isData whether it may be code of another language, in which `${` has a meaning of its own
 */
function checkText(text: string, from: number, known: Known, isData: boolean): FeatureFinding[] {
  return Array.from(text.matchAll(REFERENCE)).flatMap(({ 0: whole, 1: inner = '', index }) => {
    const start = from + index + 2
    const range = { from: start, to: start + inner.length }
    if (whole.endsWith('}')) {
      const [, id, expression = ''] = RESULT.exec(inner) ?? []
      if (id) return checkResult(id, expression, { from: start, to: start + id.length }, known)
      if (NAME.test(inner)) return checkName(inner, range, known)
      return isData ? [] : [finding('reference.form', { from: start - 2, to: start - 2 + whole.length }, {})]
    }
    // Up to the end of the line: what goes on in another brace is none of the tool's.
    const isOpen = /^(\n|$)/.test(text.slice(index + whole.length))
    const name = /^[\w.-]*/.exec(inner)?.[0] ?? ''
    if (!isOpen || (isData && !known.names.includes(name))) return []
    const fixes = name ? replacement({ from: start + name.length, to: start + name.length }, '}') : []
    return [finding('reference.open', { from: start - 2, to: start + name.length }, {}, { fixes })]
  })
}

/** What a step uses as values: arguments of its sentence, its block if it takes one, cells of its examples. */
function checkUses(step: FeatureStep, match: StepMatch, known: Known, file: ParsedFeature): FeatureFinding[] {
  const { names, sentence, blocks, examples } = step
  const inFile = ({ from, to }: TextRange, isData: boolean) => checkText(file.text.slice(from, to), from, known, isData)
  const args = names
    ? [sentenceRange(step)]
    : Object.values(match.args).flatMap((arg) => (arg ? [sentenceRange(step, arg.start, arg.end)] : []))
  const columns = exampleNames(sentence)
  const cells = examples.flatMap((row) => columns.flatMap((name) => row.get(name) ?? []))
  const data =
    match.step.block === 'none'
      ? []
      : blocks.flatMap(({ kind, line, endLine, rows }) =>
          kind === 'table'
            ? rows.flat()
            : [{ from: wholeLine(file, line + 1).from, to: wholeLine(file, endLine).from }],
        )
  return [
    ...[...args, ...cells].flatMap((range) => inFile(range, false)),
    ...data.flatMap((range) => inFile(range, true)),
  ]
}

/** The results of the steps that run before those of a line: of backgrounds and of the same scenario. */
function resultsOf(parsed: ParsedFeature, { cases }: FeatureCases): (line: number) => ReturnType<Known['results']> {
  const parts = featureParts(parsed)
  const ids = featureProperties(parsed).filter(({ key }) => key === 'id')
  const spans = parts.map((part, at) => {
    const { location } = parts[at - 1]?.steps.at(-1) ?? { location: { line: 0 } }
    return { steps: part.steps, isBackground: !('examples' in part), after: location.line, start: part.location.line }
  })
  // A definition has its steps elsewhere, and so has a fragment.
  if (parsed.missing.includes('scenario') || cases.some(({ role }) => role)) return () => undefined
  return (line) => {
    const own = spans.findLast(({ start }) => start <= line)
    const before = spans.filter((span) => span === own || (span.isBackground && span.start < line))
    const isBefore = (at: number) =>
      at < line &&
      (at < (spans[0]?.start ?? 0) ||
        before.some(({ after, steps }) => at > after && at <= (steps.at(-1)?.location.line ?? 0)))
    return {
      count: before.flatMap(({ steps }) => steps).filter(({ location }) => location.line < line).length,
      ids: ids.filter((id) => isBefore(id.line)).map(({ value }) => value),
    }
  }
}

/**
 * Prepares the check of references to properties and to results of earlier steps: those that get no value.
 * @param settings `properties` are those of the configuration
 */
export function createReferenceCheck(parsed: ParsedFeature, cases: FeatureCases, { properties = [] }: FeatureSettings) {
  const names = [...new Set([...properties, ...featureProperties(parsed).map(({ key }) => key)])]
  const results = resultsOf(parsed, cases)
  return (step: FeatureStep, match: StepMatch | undefined): FeatureFinding[] =>
    match ? checkUses(step, match, { names, results: () => results(step.line) }, parsed) : []
}
