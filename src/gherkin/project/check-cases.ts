import { isTypo } from '@/lib/nearest'
import { type FeatureFinding, finding } from '../finding'
import { type PlacedText, replacement } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'
import type { CaseRole, FeatureCases, FeatureSettings, TestCase } from './test-cases'
import { allTags, isId, roleTags } from './test-cases'

type CasesOfFile = FeatureCases & { name: string }

type InFile<T> = T & { file: string }

/** The ids that a test case has once it runs: an outline has one for each row, numbered in each of its tables. */
function runIds({ ids: [id], isOutline, rows }: TestCase): PlacedText[] {
  if (!id || !isOutline) return id ? [id] : []
  return rows.flatMap((count) =>
    Array.from({ length: count }, (_, row) => ({ ...id, value: `${id.value}_${row + 1}` })),
  )
}

function repeatedIds(uses: readonly InFile<PlacedText>[], more?: Pick<FeatureFinding, 'severity'>): FeatureFinding[] {
  const first = new Map<string, InFile<PlacedText>>()
  return uses.flatMap((use) => {
    const { file, value: id } = use
    const before = first.get(id)
    if (!before) first.set(id, use)
    const data = { id, ...(before?.file !== file && { file: before?.file }) }
    return before ? [finding('ids.repeated', use, data, { ...more, file })] : []
  })
}

const idsIn = (files: readonly CasesOfFile[], idsOf: (file: CasesOfFile) => readonly PlacedText[]) =>
  files.flatMap((file) => idsOf(file).map((id) => ({ ...id, file: file.name })))

/** What `strictTestCaseID` forbids, but not of implementations; without it, ids that test cases of one file share. */
function checkIds(files: readonly CasesOfFile[], settings: FeatureSettings): FeatureFinding[] {
  if (!settings.strictTestCaseID)
    return files.flatMap(({ name, cases }) => {
      const own = cases.filter(({ role }) => role !== 'implementation')
      const ids = own.flatMap(({ ids: [id] }) => (id ? { ...id, file: name } : []))
      return repeatedIds(ids, { severity: 'warning' })
    })
  const run = files.filter(({ role }) => role !== 'implementation')
  const lacksId = (one: TestCase) => one.ids.length === 0 || runIds(one).some(({ value }) => !isId(value, settings))
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
  // As the tool splits and reads it: no blanks, no other sign.
  const parts = stepMap.value.replace(/-+$/, '').split('-')
  if (!parts.every((part) => /^\+?\d+$/.test(part))) return [finding('stepMap.form', stepMap, { value: stepMap.value })]
  if (definition && parts.length !== definition.steps) {
    const [found, wanted] = [parts.length, definition.steps]
    // The tool fails on a number too many, and ignores one too few.
    const severity = found > wanted ? 'error' : 'warning'
    return [finding('stepMap.length', stepMap, { found, steps: wanted }, { severity })]
  }
  const total = parts.reduce((before, part) => before + Number(part), 0)
  return total === steps ? [] : [finding('stepMap.sum', stepMap, { sum: total, steps })]
}

function checkPair(definition: TestCase | undefined, implementation: TestCase): FeatureFinding[] {
  const { title, ids, isOutline } = implementation
  if (!definition || definition.isOutline === isOutline) return checkStepMap(implementation, definition)
  return [finding('pair.kind', title, { id: ids[0]?.value ?? '', isOutline })]
}

/** The cases that have no counterpart; one without an id may be that of one with an id, and says so itself. */
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

/** Pairs definitions and implementations by their ids, the first one of each, as the tool does. */
function checkPairs(files: readonly CasesOfFile[], isProject: boolean): FeatureFinding[] {
  const withRole = (role: CaseRole): InFile<TestCase>[] =>
    files.flatMap(({ name, cases }) => cases.filter((one) => one.role === role).map((one) => ({ ...one, file: name })))
  const [definitions, implementations] = [withRole('definition'), withRole('implementation')]
  const pairOf = ({ ids: [id] }: TestCase, among: readonly InFile<TestCase>[]) =>
    id && among.find(({ ids: [other] }) => other?.value === id.value)
  const definitionOf = new Map(definitions.map((one) => [pairOf(one, implementations), one]))
  const defined = definitions.filter((one) => !pairOf(one, implementations))
  const implemented = implementations.filter((one) => !pairOf(one, definitions))
  return [
    ...implementations.flatMap((one) =>
      checkPair(definitionOf.get(one), one).map((each) => ({ ...each, file: one.file })),
    ),
    ...withoutPair(defined, implemented, isProject),
    ...withoutPair(implemented, defined, isProject),
  ]
}

/** What is wrong with ids and roles in some files, or in all (`isProject`); of a case without id what stops the run. */
export function checkAcross(files: readonly CasesOfFile[], settings: FeatureSettings, isProject: boolean) {
  const ids = checkIds(files, settings)
  const isKnown = ({ file, code, from }: FeatureFinding) =>
    code === 'pair.id' && ids.some((one) => one.file === file && one.from === from)
  return [...ids, ...checkPairs(files, isProject).filter((one) => !isKnown(one))]
}

/** Step maps that are not read, because no tag makes their scenario an implementation; one may be misspelt. */
function idleStepMaps(tags: readonly PlacedText[], { cases }: FeatureCases, settings: FeatureSettings) {
  const [, tag = ''] = roleTags(settings)[1] ?? []
  const near = tags.find(({ value }) => isTypo(value, tag))
  const fixes = near ? replacement(near, `@${tag}`) : []
  return cases.flatMap(({ role, stepMap }) =>
    role || !stepMap ? [] : [finding('stepMap.role', stepMap, { tag }, { fixes })],
  )
}

/** What a file with roles is about, when its counterpart is not in it. */
function roleNotices(tags: readonly PlacedText[], found: FeatureCases, settings: FeatureSettings): FeatureFinding[] {
  const roles = [found.role, ...found.cases.map(({ role }) => role)]
  const [role, name] = roleTags(settings).find(([one]) => roles.includes(one)) ?? []
  const tag = tags.find(({ value }) => value === name)
  return role && tag ? [finding(`${role}.steps`, tag, { tag: tag.value })] : []
}

/** What ids and roles are wrong in a file; alone, its counterparts and other uses of its ids are unknown. */
export function checkRoles(parsed: ParsedFeature, found: FeatureCases, settings: FeatureSettings, isAlone: boolean) {
  const tags = allTags(parsed)
  const own: FeatureFinding[] = [found.ids, ...found.cases.map((one) => one.ids)].flatMap((several) => {
    const [, second] = several
    return second ? [finding('ids.several', second, { ids: several.map(({ value }) => value) })] : []
  })
  own.push(...idleStepMaps(tags, found, settings))
  if (!isAlone) return own
  const across = checkAcross([{ name: '', ...found }], settings, false).map((one) => ({ ...one, file: undefined }))
  // A case without an id already says which role it has.
  const isSaid = found.cases.some(({ role, ids }) => role && ids.length === 0)
  return [...own, ...across, ...(isSaid ? [] : roleNotices(tags, found, settings))]
}
