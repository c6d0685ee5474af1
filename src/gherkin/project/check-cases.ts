import { type FeatureFinding, finding } from '../finding'
import type { PlacedText } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'
import { allTags, type CaseRole, type FeatureCases, type FeatureSettings, roleTags, type TestCase } from './test-cases'

type CasesOfFile = FeatureCases & { name: string }

type InFile<T> = T & { file: string }

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
  const missing = run.flatMap(({ name, cases }) =>
    cases.filter(({ ids }) => ids.length === 0).map(({ title }) => finding('ids.missing', title, {}, { file: name })),
  )
  return [...missing, ...repeatedIds(idsIn(run, idsOf)), ...repeatedIds(idsIn(run, ({ ids }) => ids.slice(0, 1)))]
}

function checkStepMap({ stepMap, steps, title }: TestCase, definition?: TestCase): FeatureFinding[] {
  if (!stepMap) {
    if (!definition || steps <= definition.steps) return []
    return [finding('pair.steps', title, { definition: definition.steps, implementation: steps })]
  }
  // Split and read like in the tool: no blanks, no other separator.
  const parts = stepMap.value.replace(/-+$/, '').split('-')
  const isWritten = parts.every((part) => /^\+?\d+$/.test(part))
  const total = parts.reduce((before, part) => before + Number(part), 0)
  const texts = definition?.steps ?? parts.length
  if (isWritten && parts.length === texts && total === steps) return []
  // The tool fails with too many numbers, and ignores that some are missing.
  const severity = isWritten && parts.length <= texts ? 'warning' : 'error'
  return [finding('pair.stepMap', stepMap, { definition: definition?.steps, implementation: steps }, { severity })]
}

function checkPair(definition: TestCase | undefined, implementation: TestCase): FeatureFinding[] {
  const { title, ids, isOutline } = implementation
  if (!definition || definition.isOutline === isOutline) return checkStepMap(implementation, definition)
  return [finding('pair.missing', title, { id: ids[0]?.value ?? '' })]
}

/** Cases without a counterpart, which may be in a file that is not open. */
const withoutPair = (cases: readonly InFile<TestCase>[], isProject: boolean) =>
  cases.flatMap(({ file, ids: [id], title }): FeatureFinding[] => {
    if (!id) return [finding('pair.id', title, {}, { file })]
    return isProject ? [finding('pair.missing', id, { id: id.value }, { file })] : []
  })

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
    ...withoutPair([...unimplemented, ...undefinedCases], isProject),
  ]
}

/** Wrong ids and roles across files, all of them if `isProject`. */
export const checkAcross = (files: readonly CasesOfFile[], settings: FeatureSettings, isProject: boolean) => [
  ...checkIds(files, settings),
  ...checkPairs(files, isProject),
]

/** A note on a definition, whose steps are not looked up. */
function definitionNotice(tags: readonly PlacedText[], { role, cases }: FeatureCases, settings: FeatureSettings) {
  const [[known, name] = []] = roleTags(settings)
  const tag = tags.find(({ value }) => value === name)
  const isDefinition = [role, ...cases.map((test) => test.role)].includes(known)
  return tag && isDefinition ? [finding('definition.steps', tag, { tag: tag.value })] : []
}

/** Wrong ids and roles in a file; `isAlone` if the other files of its project are unknown. */
export function checkRoles(parsed: ParsedFeature, found: FeatureCases, settings: FeatureSettings, isAlone: boolean) {
  const own: FeatureFinding[] = [found.ids, ...found.cases.map((test) => test.ids)].flatMap((several) => {
    const [, second] = several
    return second ? [finding('ids.several', second, { ids: several.map(({ value }) => value) })] : []
  })
  if (!isAlone) return own
  const across = checkAcross([{ name: '', ...found }], settings, false).map((one) => ({ ...one, file: undefined }))
  return [...own, ...across, ...definitionNotice(allTags(parsed), found, settings)]
}
