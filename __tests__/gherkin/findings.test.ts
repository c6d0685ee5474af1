/** @jest-environment node */
import { applyEdits } from '@/gherkin/finding/feature-edit'
import type { Finding } from '@/gherkin/finding/finding'
import { findingText, findingTitle } from '@/gherkin/finding/finding-text'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import { LOCALES, type Locale } from '@/i18n/locale'
import { catalogue, check, readCases, wordsOf } from './fixture'

interface Expected {
  at: string
  words: string
  message: string
  severity?: 'warning'
  data: Record<string, unknown>
  steps?: string[]
  fixed?: string[]
}

interface Case {
  kind: string
  says: string
  lang: Locale
  ok: number
  found: number
  feature: string
  findings: Expected[]
}

const CASES = readCases<Case[]>('gherkin/findings.yaml')
const named = CASES.map((each) => [`${each.kind} (${each.lang}): ${each.says}`, each] as const)
const everyFinding = CASES.flatMap(({ feature }) => check(feature).findings)

/**
 * What a finding knows that its place and its message do not say; long lists are told by their message, and the language of
 * a value only where it is not that of the file.
 */
const dataOf = ({ message, data }: Finding, lang: Locale) =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !['warning', 'known'].includes(name) && !(message === 'argument' && value === lang),
    ),
  )

/** Lines that a text has and another one has not; nothing when lines were only taken away. */
const newLines = (before: string, after: string): string =>
  after.split('\n').length < before.split('\n').length
    ? ''
    : after
        .split('\n')
        .filter((line) => !before.split('\n').includes(line))
        .join('\n')

/** Of the nearest steps only the first is told: the others depend on what else is like it. */
const told = <T>({ message }: Finding, list: readonly T[]): readonly T[] =>
  message === 'undefined' ? list.slice(0, 1) : list

/** Fixes that change something: others name a step. */
const applicable = ({ fixes }: Finding) => fixes.filter(({ edits }) => edits.length > 0)

const asExpected = (text: string, finding: Finding, lang: Locale): Expected => ({
  at: `${finding.line}:${finding.column}-${finding.endColumn}`,
  words: wordsOf(text, finding),
  message: finding.message,
  ...(finding.severity === 'warning' && { severity: finding.severity }),
  data: dataOf(finding, lang),
  ...(finding.steps.length > 0 && { steps: [...told(finding, finding.steps)] }),
  ...(applicable(finding).length > 0 && {
    fixed: told(finding, applicable(finding)).map(({ edits }) => newLines(text, applyEdits(text, edits))),
  }),
})

test.each(named)('%s', (_, { feature, lang, ok, found, findings }) => {
  const report = check(feature)
  expect(report.findings.map((finding) => asExpected(feature, finding, lang))).toEqual(findings)
  expect([report.ok, report.found]).toEqual([ok, found])
})

const mendable = named.flatMap(([name, { feature }]) =>
  check(feature).findings.flatMap((finding) =>
    applicable(finding).map((fix) => [name, finding, fix, feature] as const),
  ),
)

test.each(mendable)('%s: applying the fix mends it', (_, finding, fix, feature) => {
  const after = check(applyEdits(feature, fix.edits)).findings
  const same = after.filter(
    ({ message, line, data }) =>
      message === finding.message && line === finding.line && JSON.stringify(data) === JSON.stringify(finding.data),
  )
  expect(same).toEqual([])
})

test('there is a case of every message but those of what is too large', () => {
  const messages = new Set<string>(CASES.flatMap(({ findings }) => findings.map(({ message }) => message)))
  // The explanation of an error of the parser that is unknown here, and texts with two forms.
  const others = ['syntax.other', 'syntax.endBlock', 'undefined.example', 'broken.step']
  const texts = Object.keys(FEATURE_FINDINGS_STRINGS.es.texts).filter((name) => !name.startsWith('limit.'))
  expect(texts.filter((name) => !messages.has(name) && !others.includes(name))).toEqual([])
})

test.each(LOCALES)('every finding has something to say in %s', (locale) => {
  const silent = everyFinding.filter((finding) => {
    const text = findingText(finding, locale, catalogue)
    return text.length < 10 || /undefined|\[object/.test(text)
  })
  expect(silent).toEqual([])
})

test.each(LOCALES)('every finding has a title in %s, and every title has a finding', (locale) => {
  const titles = new Set(everyFinding.map((finding) => findingTitle(finding, locale)))
  const known = Object.entries(FEATURE_FINDINGS_STRINGS[locale].titles).filter(([name]) => name !== 'limit')
  expect([...titles].sort()).toEqual(known.map(([, title]) => title).sort())
})

test('an error of the parser that nobody foresaw is told in its own words', () => {
  const finding = { ...everyFinding[0], message: 'syntax.other', data: { explanation: 'no such thing' } } as Finding
  expect(findingText(finding, 'en', catalogue)).toContain('no such thing')
})
