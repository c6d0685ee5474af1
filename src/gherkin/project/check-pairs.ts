import { LOCALES } from '@/i18n/locale'
import type { Severity } from '@/lib/finding'
import { inDigits } from '@/step-language/words/value-words'
import { type FeatureFinding, finding } from '../finding/finding'
import { replaceRange } from '../parse/feature-text'
import type { CasesOfFile, FileFinding } from './check-ids'
import type { CaseRole, TestCase } from './test-cases'

/** A test case of a file. */
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
export function stepMapNumbers(value: string): number[] | undefined {
  const parts = value.replace(/-+$/, '').split('-')
  return parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : undefined
}

/** A step map that is no list of numbers with hyphens. */
function checkForm({ stepMap }: TestCase): FeatureFinding[] {
  if (!stepMap || stepMapNumbers(stepMap.text)) return []
  const inLetters = LOCALES.reduce((text, locale) => inDigits(text, locale), stepMap.text)
  const parts = inLetters.split(SEPARATORS).filter(Boolean)
  const isClear = parts.length > 0 && parts.every((part) => NUMBER.test(part))
  const fixes = isClear ? [{ edits: [replaceRange(stepMap.range, parts.join('-'))] }] : []
  return [finding('stepMap.form', stepMap.range, { value: stepMap.text }, { fixes })]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The step maps of a file, as far as the file alone tells. */
export const checkStepMaps = ({ cases }: Pick<CasesOfFile, 'cases'>): FeatureFinding[] =>
  cases
    .filter(({ role }) => role === 'implementation')
    .flatMap((one) => {
      const form = checkForm(one)
      const numbers = one.stepMap && stepMapNumbers(one.stepMap.text)
      if (form.length > 0 || !one.stepMap || !numbers || sum(numbers) === one.steps) return form
      return [finding('stepMap.sum', one.stepMap.range, { sum: sum(numbers), steps: one.steps })]
    })

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
  if (found === definition.steps) return []
  const severity: Severity = found > definition.steps ? 'error' : 'warning'
  const numbers = fittingMap(stepMapNumbers(stepMap.text) ?? [], definition.steps, steps)
  const fixes = numbers ? [{ edits: [replaceRange(stepMap.range, numbers.join('-'))] }] : []
  return [finding('stepMap.length', stepMap.range, { found, steps: definition.steps }, { severity, fixes })]
}

function checkPair(definition: PlacedCase, implementation: PlacedCase): FileFinding[] {
  if (definition.one.isOutline !== implementation.one.isOutline) {
    const { title, ids, isOutline } = implementation.one
    const id = ids[0]?.text ?? ''
    return [{ file: implementation.file, finding: finding('pair.kind', title, { id, isOutline }) }]
  }
  return checkLength(implementation.one, definition.one).map((one) => ({ file: implementation.file, finding: one }))
}

const withRole = (files: readonly CasesOfFile[], role: CaseRole): PlacedCase[] =>
  files.flatMap(({ name, cases }) => cases.filter((one) => one.role === role).map((one) => ({ file: name, one })))

/** A case that nothing can be paired with. */
function withoutPair({ file, one }: PlacedCase, role: CaseRole, isProject: boolean): FileFinding[] {
  const [id] = one.ids
  if (!id) return [{ file, finding: finding('pair.id', one.title, { role }) }]
  return isProject ? [{ file, finding: finding('pair.missing', id.range, { id: id.text, role: OTHER[role] }) }] : []
}

/**
 * Pairs definitions and implementations by their ids, the first one of each, as the tool does.
 * @param isProject whether these are all files; of a single one the counterparts are elsewhere
 */
export function checkPairs(files: readonly CasesOfFile[], isProject: boolean): FileFinding[] {
  const roles = { definition: withRole(files, 'definition'), implementation: withRole(files, 'implementation') }
  const find = ({ one }: PlacedCase, role: CaseRole) =>
    roles[role].find((other) => other.one.ids[0] && other.one.ids[0].text === one.ids[0]?.text)
  const definitions = roles.definition.flatMap((definition) => {
    const implementation = find(definition, 'implementation')
    return implementation ? checkPair(definition, implementation) : withoutPair(definition, 'definition', isProject)
  })
  const implementations = roles.implementation.flatMap((implementation) =>
    find(implementation, 'definition') ? [] : withoutPair(implementation, 'implementation', isProject),
  )
  return [...definitions, ...implementations]
}
