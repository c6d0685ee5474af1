import type { FeatureFinding } from '@/gherkin/finding'
import { findingText, findingTitle } from '@/gherkin/finding'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { applyEdits, placeAt } from '@/lib/finding'
import { check, placeOf, readCases, wordsOf } from './fixture'

interface Expected {
  /** Position, severity (unless an error), code and the words that it covers. */
  at: string
  data?: Record<string, unknown>
  steps?: string[]
  fixed?: string[]
}

interface Case {
  name: string
  /** How many of the steps have no finding; by default none of a single one. */
  ok?: string
  feature: string
  findings: Expected[]
}

const HEADS = {
  es: '# language: es\nCaracterística: A\n  Escenario: B\n',
  en: '# language: en\nFeature: A\n  Scenario: B\n',
}

/** A whole feature, or the steps of a scenario in a language. */
type WrittenCase = Case | (Omit<Case, 'feature'> & { [L in StepLanguage]?: string })

const featureOf = (written: WrittenCase): string => {
  if ('feature' in written) return written.feature
  const locale = written.es === undefined ? 'en' : 'es'
  return `${HEADS[locale]}${(written[locale] ?? '').trimEnd().replace(/^(?=.)/gm, '    ')}\n`
}

const CASES = readCases<WrittenCase[]>('gherkin/findings.yaml').map(
  (each): Case => ({ ...each, feature: featureOf(each) }),
)
const named = CASES.map((each) => [each.name, each] as const)
const everyFinding = CASES.flatMap(({ feature }) => check(feature).findings)

/** The data of a finding, except texts in both languages and examples of values. */
const dataOf = ({ data }: FeatureFinding) =>
  Object.fromEntries(
    Object.entries(data).filter(([name, value]) => name !== 'examples' && !(value && 'en' in Object(value))),
  )

/** The lines that only the second text has, or nothing if it is shorter. */
const newLines = (before: string, after: string): string =>
  after.split('\n').length < before.split('\n').length
    ? ''
    : after
        .split('\n')
        .filter((line) => !before.split('\n').includes(line))
        .join('\n')

/** Compares only the first of the nearest steps, as the others change with the catalogue. */
const expectedOf = <T>({ code }: FeatureFinding, list: readonly T[]): readonly T[] =>
  code === 'undefined' ? list.slice(0, 1) : list

/** Fixes with edits; the others only name a step. */
const applicable = ({ fixes }: FeatureFinding) => fixes.filter(({ edits }) => edits.length > 0)

function asExpected(text: string, finding: FeatureFinding): Expected {
  const { severity, code } = finding
  const [data, fixes] = [dataOf(finding), applicable(finding)]
  const kind = severity === 'error' ? code : `${severity} ${code}`
  return {
    at: `${placeOf(text, finding)} ${kind} «${wordsOf(text, finding)}»`,
    ...(Object.values(data).some((value) => value !== undefined) && { data }),
    ...(finding.steps.length > 0 && { steps: [...expectedOf(finding, finding.steps)] }),
    ...(fixes.length > 0 && {
      fixed: expectedOf(finding, fixes).map(({ edits }) => newLines(text, applyEdits(text, edits))),
    }),
  }
}

test.each(named)('%s', (_, { feature, ok = '0 of 1', findings }) => {
  const report = check(feature)
  expect(report.findings.map((finding) => asExpected(feature, finding))).toEqual(findings)
  expect(`${report.ok} of ${report.found}`).toBe(ok)
})

const fixable = named.flatMap(([name, { feature }]) =>
  check(feature).findings.flatMap((finding) =>
    applicable(finding).map((fix) => [name, finding, fix, feature] as const),
  ),
)

test.each(fixable)('%s: applying the fix corrects it', (_, finding, fix, feature) => {
  const corrected = applyEdits(feature, fix.edits)
  const after = check(corrected).findings
  const same = after.filter(
    ({ code, from, data }) =>
      code === finding.code &&
      placeAt(corrected, from).line === placeAt(feature, finding.from).line &&
      JSON.stringify(data) === JSON.stringify(finding.data),
  )
  expect(same).toEqual([])
})

test('every code has a case, except those of limits', () => {
  const codes = new Set<string>(everyFinding.map(({ code }) => code))
  // These need an unknown parser error, other files or settings, or a text that YAML cannot contain.
  const elsewhere = [
    'syntax.other',
    'ids.repeated',
    'ids.missing',
    'encoding.mark',
    'argument.language',
    'wording.changed',
    'wording.gone',
  ]
  const texts = Object.keys(FEATURE_FINDINGS_STRINGS.es.texts).filter((name) => name !== 'limit')
  expect(texts.filter((name) => !codes.has(name) && !elsewhere.includes(name))).toEqual([])
})

test.each(STEP_LANGUAGES)('every finding has a text in %s', (locale) => {
  const silent = everyFinding.filter((finding) => {
    const text = findingText(finding, locale)
    return text.length < 10 || /undefined|\[object/.test(text)
  })
  expect(silent).toEqual([])
})

test.each(STEP_LANGUAGES)('every finding has a title in %s, and every title has a finding', (locale) => {
  const titles = new Set(everyFinding.map((finding) => findingTitle(finding, locale)))
  const known = Object.entries(FEATURE_FINDINGS_STRINGS[locale].titles).filter(
    ([name]) => !/^(limit|wording)/.test(name),
  )
  expect([...titles].sort()).toEqual(known.map(([, title]) => title).sort())
})

test('an unknown error of the parser is reported in its own words', () => {
  const finding = { ...everyFinding[0], code: 'syntax.other', data: { explanation: 'no such thing' } } as FeatureFinding
  expect(findingText(finding, 'en')).toContain('no such thing')
})
