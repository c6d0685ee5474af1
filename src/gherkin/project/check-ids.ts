import type { FeatureSettings } from '../feature-settings'
import { type FeatureFinding, finding } from '../finding/finding'
import { type FeatureCases, isId, type PlacedText, type TestCase } from './test-cases'

export interface CasesOfFile extends FeatureCases {
  name: string
}

export interface FileFinding {
  file: string
  finding: FeatureFinding
}

const START = { from: 0, to: 1 }

/** Elements with more than one id: the tool stops at the first. */
export const checkSeveralIds = ({ ids, cases }: FeatureCases): FeatureFinding[] =>
  [ids, ...cases.map((one) => one.ids)].flatMap((several) => {
    const [, second] = several
    return second ? [finding('ids.several', second.range, { ids: several.map(({ text }) => text) })] : []
  })

/** An id, every time that it is used. */
interface IdUse extends PlacedText {
  file: string
}

/** The ids that a test case has once it runs: an outline has one for each row, numbered in each of its tables. */
function runIds({ ids: [id], isOutline, rows }: TestCase): PlacedText[] {
  if (!id || !isOutline) return id ? [id] : []
  return rows.flatMap((count) =>
    Array.from({ length: count }, (_, row) => ({ text: `${id.text}_${row + 1}`, range: id.range })),
  )
}

function missingIds({ cases }: FeatureCases, settings: FeatureSettings): FeatureFinding[] {
  const lacksId = (one: TestCase) => one.ids.length === 0 || runIds(one).some(({ text }) => !isId(text, settings))
  return cases.filter(lacksId).map((one) => finding('ids.missing', one.ids[0]?.range ?? one.title ?? START, {}))
}

/** The uses of an id after its first one, and where that is. */
function repeated(uses: readonly IdUse[]): FileFinding[] {
  const first = new Map<string, IdUse>()
  const found = new Map<string, FileFinding>()
  for (const use of uses) {
    const before = first.get(use.text)
    if (!before) first.set(use.text, use)
    else {
      const data = { id: use.text, ...(before.file !== use.file && { file: before.file }) }
      const key = `${use.file} ${use.range.from}`
      if (!found.has(key)) found.set(key, { file: use.file, finding: finding('ids.repeated', use.range, data) })
    }
  }
  return [...found.values()]
}

/** The ids of test cases; an implementation has that of its definition. */
const ownIds = (cases: readonly TestCase[]): PlacedText[] =>
  cases.filter(({ role }) => role !== 'implementation').flatMap(({ ids }) => ids.slice(0, 1))

/** Ids that test cases of one file share: the tool runs them, and nothing tells their results apart. */
const repeatedHere = ({ name, cases }: CasesOfFile): FileFinding[] =>
  repeated(ownIds(cases).map((id) => ({ ...id, file: name }))).map((one) => ({
    ...one,
    finding: { ...one.finding, severity: 'warning' },
  }))

/**
 * What `strictTestCaseID` forbids: test cases without an id, ids that are used twice. Features that implement others are
 * removed before the tool checks this.
 */
export function checkStrictIds(files: readonly CasesOfFile[], settings: FeatureSettings): FileFinding[] {
  if (!settings.strictTestCaseID) return files.flatMap(repeatedHere)
  const run = files.filter(({ role }) => role !== 'implementation')
  const missing = run.flatMap((file) =>
    missingIds(file, settings).map((one): FileFinding => ({ file: file.name, finding: one })),
  )
  const usesOf = (pick: (file: CasesOfFile) => readonly PlacedText[]): IdUse[] =>
    run.flatMap((file) => pick(file).map((id) => ({ ...id, file: file.name })))
  return [
    ...missing,
    ...repeated(usesOf(({ cases }) => cases.flatMap(runIds))),
    ...repeated(usesOf(({ ids }) => ids.slice(0, 1))),
  ]
}
