import { FEATURE_FINDINGS_STRINGS, type FeatureFindingsStrings } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import type { Finding, FindingWords, Fix, Severity, TextRange } from '@/lib/finding'

type Texts = FeatureFindingsStrings['texts']
type FindingCode = keyof Texts

/** The data of a finding: what its text says. */
type FindingData<C extends FindingCode> = Texts[C] extends (data: infer Data) => string ? Data : object

/** A fix of a finding; one without edits names a step that may have been meant and whose values the reader still has to write. */
export interface FeatureFix extends Fix {
  /** The step that the line matches once it is applied. */
  step?: string
  /** Whether it is the nearest of several, is to be completed, or may take away what counts: the reader decides. */
  isGuess?: boolean
  /** The plugin that it chooses, where the step belongs to several. */
  plugin?: string
}

/** A finding in a feature, as data; {@link findingText} has its text. `steps` are the ids of those concerned. */
export type FeatureFinding<C extends FindingCode = FindingCode> = {
  [Code in C]: Finding<Code, FeatureFix> & {
    data: FindingData<Code>
    steps: string[]
    /** Where it is, when that is another file than the one that was checked. */
    file?: string | undefined
  }
}[C]

/** Kinds of findings that are no errors, or whose fixes are guesses: others are errors, with fixes that are certain. */
const KINDS: { [C in FindingCode]?: { severity?: Severity; isGuess?: true } } = {
  'limit.steps': { severity: 'warning' },
  'syntax.keyword': { isGuess: true },
  'syntax.tagComma': { severity: 'warning' },
  'structure.rows': { severity: 'warning' },
  'description.line': { severity: 'warning', isGuess: true },
  'description.block': { severity: 'warning' },
  'description.loose': { severity: 'warning' },
  'definition.steps': { severity: 'notice' },
  'implementation.steps': { severity: 'notice' },
  'stepMap.role': { severity: 'warning', isGuess: true },
  'stepMap.sum': { severity: 'warning' },
  'pair.missing': { severity: 'warning' },
  'pair.id': { severity: 'warning' },
  'pair.kind': { severity: 'warning' },
  'pair.steps': { severity: 'warning' },
  undefined: { isGuess: true },
  ambiguous: { isGuess: true },
  'argument.language': { isGuess: true },
  'argument.thousands': { severity: 'warning', isGuess: true },
  'argument.word': { severity: 'warning' },
  'argument.start': { isGuess: true },
  'block.missing': { isGuess: true },
  'block.superfluous': { isGuess: true },
  'block.json': { severity: 'warning' },
  'columns.names': { isGuess: true },
  'columns.rows': { severity: 'warning', isGuess: true },
  'broken.phrase': { severity: 'warning' },
  'free.unread': { severity: 'warning' },
  'reference.property': { severity: 'warning', isGuess: true },
  'reference.result': { isGuess: true },
  'reference.form': { severity: 'warning', isGuess: true },
  'module.place': { severity: 'warning' },
  'module.unknown': { severity: 'warning', isGuess: true },
}

/**
 * Identifies a finding across checks.
 * @example findingKey({ code: 'syntax.tag', from: 12, to: 20 }) // => 'syntax.tag:12:20'
 */
export const findingKey = ({ code, from, to }: Pick<FeatureFinding, 'code' | 'from' | 'to'>): string =>
  `${code}:${from}:${to}`

/**
 * Creates a finding; its severity, and whether its fixes are guesses, follow from its code.
 * @example finding('syntax.tag', { from: 30, to: 35 }, {}).severity // => 'error'
 */
export const finding = <C extends FindingCode>(
  code: C,
  { from, to }: TextRange,
  data: FindingData<C>,
  { fixes = [], ...more }: Partial<Pick<FeatureFinding, 'fixes' | 'steps' | 'severity' | 'group' | 'file'>> = {},
): FeatureFinding<C> => {
  const { severity = 'error', isGuess } = KINDS[code] ?? {}
  const all = isGuess ? fixes.map((fix) => ({ ...fix, isGuess })) : fixes
  return { code, severity, from, to, data, fixes: all, steps: [], ...more } as FeatureFinding<C>
}

/**
 * Each finding once, because a cell may be a wrong value of several steps. In the order of the text; at the same offset in
 * the order of the checks (the sort is stable), so that the language comes before the structure.
 */
export const inTextOrder = (findings: readonly FeatureFinding[]): FeatureFinding[] =>
  [...new Map(findings.map((one) => [findingKey(one), one])).values()].sort((one, other) => one.from - other.from)

/**
 * Reuses the objects of an earlier check for findings that did not change, so that they are not rendered again.
 * @example reuseFindings(before, now)[0] === before[0] // when both report the same at the same place
 */
export function reuseFindings<Found extends FeatureFinding>(before: readonly Found[], now: readonly Found[]): Found[] {
  const known = new Map(before.map((one) => [findingKey(one), one]))
  return now.map((one) => {
    const same = known.get(findingKey(one))
    return same && JSON.stringify(same) === JSON.stringify(one) ? same : one
  })
}

/**
 * The title of a finding: that of its code, or of the part before the dot.
 * @example findingTitle({ code: 'undefined' }, 'es') // => 'Paso sin definir'
 */
export function findingTitle({ code: name }: Pick<FeatureFinding, 'code'>, locale: Locale): string {
  const titles: Partial<Record<string, string>> = FEATURE_FINDINGS_STRINGS[locale].titles
  return titles[name] ?? titles[name.split('.')[0] ?? name] ?? ''
}

/** The text of a finding in the language of the page; code is between backticks, in the language of the file. */
export function findingText({ code, data, fixes }: FeatureFinding, locale: Locale): string {
  const text = FEATURE_FINDINGS_STRINGS[locale].texts[code]
  // TypeScript cannot see that the text and the data belong to the same code.
  return typeof text === 'string' ? text : (text as (data: unknown) => string)({ ...data, isNear: fixes.length > 0 })
}

/** What a finding says in the language of the page. */
export function featureWords(finding: FeatureFinding, locale: Locale): FindingWords {
  const [fix, ...others] = finding.fixes
  return {
    look: finding.code === 'ambiguous' ? finding.code : finding.severity,
    title: findingTitle(finding, locale),
    text: findingText(finding, locale),
    certain: fix && others.length === 0 && !fix.isGuess && fix.edits.length > 0 ? fix : undefined,
  }
}
