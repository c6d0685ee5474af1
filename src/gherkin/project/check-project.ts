import type { Severity } from '@/lib/finding'
import type { FeatureChecker, FeatureReport } from '../check/check-feature'
import { type CustomMatcher, NO_CUSTOM_STEPS } from '../custom-steps'
import type { FeatureSettings } from '../feature-settings'
import { type FeatureFinding, finding, inTextOrder } from '../finding/finding'
import { replacement } from '../parse/feature-text'
import { type CasesOfFile, checkStrictIds, type FileFinding } from './check-ids'
import type { CaseRole, TestCase } from './test-cases'

interface PlacedCase {
  file: string
  one: TestCase
}

const OTHER: Record<CaseRole, CaseRole> = { definition: 'implementation', implementation: 'definition' }

/** What the tool reads as a number: no blanks, no other sign. */
const NUMBER = /^\+?\d+$/
/** Other signs that numbers are separated by. */
const SEPARATORS = /[\s,;:/_-]+/

/** The numbers of a step map, as the tool splits it; undefined when one is none. */
function stepMapNumbers(value: string): number[] | undefined {
  const parts = value.replace(/-+$/, '').split('-')
  return parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : undefined
}

/** A step map that is no list of numbers with hyphens. */
function checkForm({ stepMap }: TestCase): FeatureFinding[] {
  if (!stepMap || stepMapNumbers(stepMap.text)) return []
  const parts = stepMap.text.split(SEPARATORS).filter(Boolean)
  const isClear = parts.length > 0 && parts.every((part) => NUMBER.test(part))
  const fixes = isClear ? replacement(stepMap.range, parts.join('-')) : []
  return [finding('stepMap.form', stepMap.range, { value: stepMap.text }, { fixes })]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What is wrong with the step map of an implementation, as far as it alone tells. */
function checkStepMap(one: TestCase): FeatureFinding[] {
  const form = checkForm(one)
  const numbers = one.stepMap && stepMapNumbers(one.stepMap.text)
  if (form.length > 0 || !one.stepMap || !numbers || sum(numbers) === one.steps) return form
  return [finding('stepMap.sum', one.stepMap.range, { sum: sum(numbers), steps: one.steps })]
}

/** A step map without its last numbers, or with ones after it, when that fits both sides. */
function fittingMap(numbers: readonly number[], definition: number, steps: number): number[] | undefined {
  const missing = Array.from({ length: Math.max(0, definition - numbers.length) }, () => 1)
  const fitting = [...numbers.slice(0, definition), ...missing]
  return sum(fitting) === steps ? fitting : undefined
}

/** Compares the step map with the steps of the definition: the tool fails on a number too many and ignores one too few. */
function checkLength(implementation: TestCase, definition: TestCase): FeatureFinding[] {
  const { stepMap, steps } = implementation
  if (!stepMap) {
    if (steps <= definition.steps) return []
    return [finding('pair.steps', implementation.title, { definition: definition.steps, implementation: steps })]
  }
  const found = stepMapNumbers(stepMap.text)?.length ?? definition.steps
  // With the right length, what is left to be wrong is the sum.
  if (found === definition.steps) return checkStepMap(implementation)
  const severity: Severity = found > definition.steps ? 'error' : 'warning'
  const numbers = fittingMap(stepMapNumbers(stepMap.text) ?? [], definition.steps, steps)
  const fixes = replacement(stepMap.range, numbers?.join('-'))
  return [finding('stepMap.length', stepMap.range, { found, steps: definition.steps }, { severity, fixes })]
}

const inFile = (file: string, findings: readonly FeatureFinding[]): FileFinding[] =>
  findings.map((one) => ({ file, finding: one }))

function checkPair(definition: PlacedCase, implementation: PlacedCase): FileFinding[] {
  if (definition.one.isOutline !== implementation.one.isOutline) {
    const { title, ids, isOutline } = implementation.one
    const id = ids[0]?.text ?? ''
    return [{ file: implementation.file, finding: finding('pair.kind', title, { id, isOutline }) }]
  }
  return inFile(implementation.file, checkLength(implementation.one, definition.one))
}

const withRole = (files: readonly CasesOfFile[], role: CaseRole): PlacedCase[] =>
  files.flatMap(({ name, cases }) => cases.filter((one) => one.role === role).map((one) => ({ file: name, one })))

/** The cases that have no counterpart; one without an id may be that of one with an id, and says so itself. */
function withoutPair(cases: readonly PlacedCase[], others: readonly PlacedCase[], isProject: boolean): FileFinding[] {
  const hasId = ({ one }: PlacedCase) => one.ids.length > 0
  const lost = cases.filter(hasId)
  const isExplained = others.filter((other) => !hasId(other)).length >= lost.length
  return cases.flatMap(({ file, one: { role = 'definition', ids, title } }): FileFinding[] => {
    const [id] = ids
    if (!id) return [{ file, finding: finding('pair.id', title, { role }) }]
    if (!isProject || isExplained) return []
    return [{ file, finding: finding('pair.missing', id.range, { id: id.text, role: OTHER[role] }) }]
  })
}

/**
 * Pairs definitions and implementations by their ids, the first one of each, as the tool does.
 * @param isProject whether these are all files; of a single one the counterparts are elsewhere
 */
function checkPairs(files: readonly CasesOfFile[], isProject: boolean): FileFinding[] {
  const [definitions, implementations] = [withRole(files, 'definition'), withRole(files, 'implementation')]
  const idOf = ({ one }: PlacedCase) => one.ids[0]?.text
  const find = (one: PlacedCase, among: readonly PlacedCase[]) =>
    idOf(one) === undefined ? undefined : among.find((other) => idOf(other) === idOf(one))
  const lacksPair = (among: readonly PlacedCase[]) => (one: PlacedCase) => !find(one, among)
  const [defined, implemented] = [
    definitions.filter(lacksPair(implementations)),
    implementations.filter(lacksPair(definitions)),
  ]
  const paired = new Set<PlacedCase>()
  const pairs = definitions.flatMap((definition) => {
    const implementation = find(definition, implementations)
    if (implementation) paired.add(implementation)
    return implementation ? checkPair(definition, implementation) : []
  })
  const alone = implementations.filter((one) => !paired.has(one))
  return [
    ...pairs,
    ...alone.flatMap(({ file, one }) => inFile(file, checkStepMap(one))),
    ...withoutPair(defined, implemented, isProject),
    ...withoutPair(implemented, defined, isProject),
  ]
}

/**
 * What is wrong with the ids and the roles of features that run together; of a case without an id only what stops the run,
 * where it does.
 * @param isProject whether these are all files
 */
export function checkAcross(
  files: readonly CasesOfFile[],
  settings: FeatureSettings,
  isProject: boolean,
): FileFinding[] {
  const ids = checkStrictIds(files, settings)
  const isKnown = ({ file, finding: { code, from } }: FileFinding) =>
    code === 'pair.id' && ids.some((one) => one.file === file && one.finding.from === from)
  return [...ids, ...checkPairs(files, isProject).filter((one) => !isKnown(one))]
}

export interface ProjectFile {
  /** Identifies it among the others: its path. */
  name: string
  text: string
}

/** The report of each file by its name; some nearest steps may be missing until a next check. */
export type ProjectReport = ReadonlyMap<string, FeatureReport>

type ProjectChecker = (
  files: readonly ProjectFile[],
  settings?: FeatureSettings,
  custom?: CustomMatcher,
) => ProjectReport

/** What is known of a file as long as its text and the settings are the same. */
interface KnownFile {
  text: string
  settings: string
  custom: CustomMatcher
  report: FeatureReport
}

/**
 * Prepares the check of features that run together: each alone, then definitions with their implementations, and ids
 * across files. Only files that changed are checked again.
 * @example createProjectChecker(check)([{ name: 'a.feature', text }], { strictTestCaseID: true }).get('a.feature')
 */
export function createProjectChecker(check: FeatureChecker): ProjectChecker {
  let known = new Map<string, KnownFile>()

  const checkFile = ({ name, text }: ProjectFile, settings: FeatureSettings, custom: CustomMatcher): KnownFile => {
    const key = JSON.stringify(settings)
    const before = known.get(name)
    const isSame = before?.text === text && before.settings === key && before.custom === custom
    if (isSame && !before.report.isPartial) return before
    const report = check(text, custom, settings, false)
    return { text, settings: key, custom, report }
  }

  return (files, settings = {}, custom = NO_CUSTOM_STEPS) => {
    const checked = new Map(files.map((file) => [file.name, checkFile(file, settings, custom)]))
    known = checked
    const cases: CasesOfFile[] = [...checked].map(([name, { report }]) => ({ name, ...report.cases }))
    const across = checkAcross(cases, settings, true)
    return new Map(
      [...checked].map(([name, { report }]) => {
        const own = across.filter(({ file }) => file === name).map(({ finding }) => finding)
        return [name, { ...report, findings: inTextOrder([...report.findings, ...own]) }]
      }),
    )
  }
}
