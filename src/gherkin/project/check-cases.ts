import { type FeatureFinding, finding } from '../finding'
import type { PlacedText } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'
import type { CaseRole, FeatureCases, FeatureSettings, TestCase } from './test-cases'
import { allTags, isId, roleTags } from './test-cases'

type CasesOfFile = FeatureCases & { name: string }

type InFile<T> = T & { file: string }

/** The ids of a test case when it runs: an outline has one for each row, numbered in each of its tables. */
function runIds({ ids: [id], isOutline, rows }: TestCase): PlacedText[] {
  if (!id || !isOutline) return id ? [id] : []
  return rows.flatMap((count) =>
    Array.from({ length: count }, (_, row) => ({ ...id, value: `${id.value}_${row + 1}` })),
  )
}

function repeatedIds(uses: readonly InFile<PlacedText>[], more?: Pick<FeatureFinding, 'severity'>): FeatureFinding[] {
  const firstUses = new Map<string, InFile<PlacedText>>()
  return uses.flatMap((use) => {
    const { file, value: id } = use
    const first = firstUses.get(id)
    if (!first) firstUses.set(id, use)
    const data = { id, ...(first?.file !== file && { file: first?.file }) }
    return first ? [finding('ids.repeated', use, data, { ...more, file })] : []
  })
}

const idsIn = (files: readonly CasesOfFile[], idsOf: (file: CasesOfFile) => readonly PlacedText[]) =>
  files.flatMap((file) => idsOf(file).map((id) => ({ ...id, file: file.name })))

/** What `strictTestCaseID` forbids, except in implementations; without it, ids that test cases of one file share. */
function checkIds(files: readonly CasesOfFile[], settings: FeatureSettings): FeatureFinding[] {
  const idsOf = ({ cases }: FeatureCases) =>
    cases.flatMap(({ role, ids }) => (role === 'implementation' ? [] : ids.slice(0, 1)))
  if (!settings.strictTestCaseID)
    return files.flatMap((file) => repeatedIds(idsIn([file], idsOf), { severity: 'warning' }))
  const run = files.filter(({ role }) => role !== 'implementation')
  const lacksId = (test: TestCase) => test.ids.length === 0 || runIds(test).some(({ value }) => !isId(value, settings))
  const missing = run.flatMap(({ name, cases }) =>
    cases.filter(lacksId).map(({ ids: [id], title }) => finding('ids.missing', id ?? title, {}, { file: name })),
  )
  return [
    ...missing,
    ...repeatedIds(idsIn(run, ({ cases }) => cases.flatMap(runIds))),
    ...repeatedIds(idsIn(run, ({ ids }) => ids.slice(0, 1))),
  ]
}

function checkStepMap({ stepMap, steps, title }: TestCase, definition?: TestCase): FeatureFinding[] {
  if (!stepMap) {
    if (!definition || steps <= definition.steps) return []
    return [finding('pair.steps', title, { definition: definition.steps, implementation: steps })]
  }
  // Split and read like in the tool: no blanks, no other separator.
  const parts = stepMap.value.replace(/-+$/, '').split('-')
  if (!parts.every((part) => /^\+?\d+$/.test(part))) return [finding('stepMap.form', stepMap, { value: stepMap.value })]
  if (definition && parts.length !== definition.steps) {
    // The tool fails with too many numbers, and ignores that some are missing.
    const severity = parts.length > definition.steps ? 'error' : 'warning'
    return [finding('stepMap.length', stepMap, { found: parts.length, steps: definition.steps }, { severity })]
  }
  const total = parts.reduce((before, part) => before + Number(part), 0)
  return total === steps ? [] : [finding('stepMap.sum', stepMap, { sum: total, steps })]
}

function checkPair(definition: TestCase | undefined, implementation: TestCase): FeatureFinding[] {
  const { title, ids, isOutline } = implementation
  if (!definition || definition.isOutline === isOutline) return checkStepMap(implementation, definition)
  return [finding('pair.kind', title, { id: ids[0]?.value ?? '', isOutline })]
}

/** Cases without a counterpart. A missing id has its own finding, and may explain why another case has none. */
function withoutPair(cases: readonly InFile<TestCase>[], others: readonly TestCase[], isProject: boolean) {
  const lost = cases.filter(({ ids }) => ids.length > 0)
  const isExplained = others.filter(({ ids }) => ids.length === 0).length >= lost.length
  return cases.flatMap(({ file, role = 'definition', ids: [id], title }): FeatureFinding[] => {
    if (!id) return [finding('pair.id', title, { role }, { file })]
    if (!isProject || isExplained) return []
    const other = role === 'definition' ? 'implementation' : 'definition'
    return [finding('pair.missing', id, { id: id.value, role: other }, { file })]
  })
}

/** Pairs definitions and implementations by their first ids, as the tool does. */
function checkPairs(files: readonly CasesOfFile[], isProject: boolean): FeatureFinding[] {
  const withRole = (role: CaseRole): InFile<TestCase>[] =>
    files.flatMap(({ name, cases }) => cases.filter((one) => one.role === role).map((one) => ({ ...one, file: name })))
  const [definitions, implementations] = [withRole('definition'), withRole('implementation')]
  const pairOf = ({ ids: [id] }: TestCase, among: readonly InFile<TestCase>[]) =>
    id && among.find(({ ids: [other] }) => other?.value === id.value)
  const definitionOf = new Map(definitions.map((definition) => [pairOf(definition, implementations), definition]))
  const unimplemented = definitions.filter((definition) => !pairOf(definition, implementations))
  const undefinedCases = implementations.filter((implementation) => !pairOf(implementation, definitions))
  return [
    ...implementations.flatMap((test) =>
      checkPair(definitionOf.get(test), test).map((found) => ({ ...found, file: test.file })),
    ),
    ...withoutPair(unimplemented, undefinedCases, isProject),
    ...withoutPair(undefinedCases, unimplemented, isProject),
  ]
}

/** Wrong ids and roles across files, all of them if `isProject`; a missing id is reported once, as an error. */
export function checkAcross(files: readonly CasesOfFile[], settings: FeatureSettings, isProject: boolean) {
  const ids = checkIds(files, settings)
  const isKnown = ({ file, code, from }: FeatureFinding) =>
    code === 'pair.id' && ids.some((id) => id.file === file && id.from === from)
  return [...ids, ...checkPairs(files, isProject).filter((found) => !isKnown(found))]
}

/** A note on the role of a file whose counterpart is elsewhere. */
function roleNotices(tags: readonly PlacedText[], found: FeatureCases, settings: FeatureSettings): FeatureFinding[] {
  const roles = [found.role, ...found.cases.map(({ role }) => role)]
  const [role, name] = roleTags(settings).find(([known]) => roles.includes(known)) ?? []
  const tag = tags.find(({ value }) => value === name)
  return role && tag ? [finding(`${role}.steps`, tag, { tag: tag.value })] : []
}

/** Wrong ids and roles in a file; `isAlone` if the other files of its project are unknown. */
export function checkRoles(parsed: ParsedFeature, found: FeatureCases, settings: FeatureSettings, isAlone: boolean) {
  const own: FeatureFinding[] = [found.ids, ...found.cases.map((test) => test.ids)].flatMap((several) => {
    const [, second] = several
    return second ? [finding('ids.several', second, { ids: several.map(({ value }) => value) })] : []
  })
  if (!isAlone) return own
  const across = checkAcross([{ name: '', ...found }], settings, false).map((one) => ({ ...one, file: undefined }))
  // The finding of a case without an id names its role already.
  const isNamed = found.cases.some(({ role, ids }) => role && ids.length === 0)
  return [...own, ...across, ...(isNamed ? [] : roleNotices(allTags(parsed), found, settings))]
}
