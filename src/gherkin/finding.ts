import { FEATURE_FINDINGS_STRINGS, type FeatureFindingsStrings } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import type { Finding, FindingWords, Fix, TextRange } from '@/lib/finding'

type Texts = FeatureFindingsStrings['texts']
type FindingCode = keyof Texts

type FindingData<C extends FindingCode> = Texts[C] extends (data: infer Data) => string ? Data : object

/** A fix; one without edits only names a likely step, whose values the reader has to write. */
export interface FeatureFix extends Fix {
  /** Id of the step that the line then matches. */
  step?: string
  /** The reader has to decide: there are alternatives, it is incomplete, or it may delete something that matters. */
  isGuess?: boolean
  /** The plugin that it selects, when several have the step. */
  plugin?: string
}

/** A finding in a feature, without wording: see {@link findingText}. `steps` are the ids of the steps involved. */
export type FeatureFinding<C extends FindingCode = FindingCode> = {
  [Code in C]: Finding<Code, FeatureFix> & {
    data: FindingData<Code>
    steps: string[]
    /** Set when it is in another file than the checked one. */
    file?: string | undefined
  }
}[C]

/** Codes that are warnings by default, notices, and codes whose fixes are guesses. */
const WARNING =
  /^(description|pair\..+|argument\.(thousands|word)|block\.json|columns\.rows|free\.unread|reference\.(property|place|form)|module\.(place|unknown))$/
const NOTICE = 'definition.steps'
const GUESS =
  /^(syntax\.keyword|description|undefined|ambiguous|argument\.(language|thousands|start)|block|columns\..+|reference\..+|module\.unknown)$/

/** Identifies a finding across checks: `syntax.tag:12:20`. */
export const findingKey = ({ code, from, to }: Pick<FeatureFinding, 'code' | 'from' | 'to'>) => `${code}:${from}:${to}`

/** Creates a finding; its code sets the default severity, and whether its fixes are guesses. */
export const finding = <C extends FindingCode>(
  code: C,
  { from, to }: TextRange,
  data: FindingData<C>,
  { fixes = [], ...more }: Partial<Pick<FeatureFinding, 'fixes' | 'steps' | 'severity' | 'group' | 'file'>> = {},
): FeatureFinding<C> => {
  const severity = WARNING.test(code) ? 'warning' : code === NOTICE ? 'notice' : 'error'
  const all = GUESS.test(code) ? fixes.map((fix) => ({ ...fix, isGuess: true })) : fixes
  return { code, severity, from, to, data, fixes: all, steps: [], ...more } as FeatureFinding<C>
}

/** Sorts findings by offset, then in the order of the checks, and drops duplicates: steps may share a cell. */
export const inTextOrder = (findings: readonly FeatureFinding[]): FeatureFinding[] =>
  [...new Map(findings.map((one) => [findingKey(one), one])).values()].sort((one, other) => one.from - other.from)

/** Keeps the objects of unchanged findings, so that they are not rendered again. */
export function reuseFindings<Found extends FeatureFinding>(before: readonly Found[], now: readonly Found[]): Found[] {
  const known = new Map(before.map((found) => [findingKey(found), found]))
  return now.map((found) => {
    const same = known.get(findingKey(found))
    return same && JSON.stringify(same) === JSON.stringify(found) ? same : found
  })
}

/** The title of a code, or else of its group, the part before the dot. */
export function findingTitle({ code: name }: Pick<FeatureFinding, 'code'>, locale: Locale): string {
  const titles: Partial<Record<string, string>> = FEATURE_FINDINGS_STRINGS[locale].titles
  return titles[name] ?? titles[name.split('.')[0] ?? name] ?? ''
}

/** The message in the language of the page; code between backticks stays in the language of the file. */
export function findingText({ code, data }: FeatureFinding, locale: Locale): string {
  const text = FEATURE_FINDINGS_STRINGS[locale].texts[code]
  // TypeScript cannot see that the text and the data belong to the same code.
  return typeof text === 'string' ? text : (text as (data: unknown) => string)(data)
}

export function featureWords(finding: FeatureFinding, locale: Locale): FindingWords {
  const [fix, ...others] = finding.fixes
  return {
    look: finding.code === 'ambiguous' ? finding.code : finding.severity,
    title: findingTitle(finding, locale),
    text: findingText(finding, locale),
    certain: fix && others.length === 0 && !fix.isGuess && fix.edits.length > 0 ? fix : undefined,
  }
}
