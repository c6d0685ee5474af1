import type { EditorView } from '@codemirror/view'
import { useCallback, useMemo } from 'react'
import { Checker } from '@/editor/checker'
import type { FindingLabels } from '@/editor/finding-marks'
import type { CheckSummary } from '@/editor/findings-pane'
import { placedFindings } from '@/editor/placed-findings'
import { useChecker } from '@/editor/use-checker'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import { type FeatureFinding, findingLook } from '@/gherkin/finding/finding'
import { findingText, findingTitle } from '@/gherkin/finding/finding-text'
import { FEATURE_LIMITS, type LimitExcess, limitExcess } from '@/gherkin/parse/feature-source'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import { readQuery } from '@/lib/address-query'
import type { StepCatalogue } from '@/steps/catalogue'
import { CustomSteps, useCustomSteps } from './custom-steps'
import { useFeatureExtensions } from './editor/feature-extensions'
import styles from './feature-checker.module.css'
import { FindingAdvice } from './finding-advice'
import { NeededPlugins } from './needed-plugins'
import { Translation, useFeatureTranslation } from './translation'
import { useFeatureService } from './use-feature-service'

/** The text is checked after a pause in typing. */
const PAUSE_MS = 250

/** Findings listed at most. */
const MOST_LISTED = 100

function limitsOf(locale: Locale) {
  const refusal = ({ limit, actual }: LimitExcess) =>
    FEATURE_FINDINGS_STRINGS[locale].texts[`limit.${limit}`]({ actual, most: FEATURE_LIMITS[limit] })
  return {
    size: FEATURE_LIMITS.size,
    tooLong: (length: number) => refusal({ limit: 'size', actual: length }),
    refusalOf: (text: string) => {
      const excess = limitExcess(text)
      return excess && refusal(excess)
    },
  }
}

function summaryOf({ findings, ok, found }: FeatureReport, locale: Locale): CheckSummary {
  const words = FEATURE_CHECKER_STRINGS[locale]
  return {
    count: findings.length,
    read: found > 0 ? words.steps(found) : undefined,
    nothing: words.nothing,
    ...(findings.length > MOST_LISTED && { shown: MOST_LISTED }),
    ...(found > 0 && { detail: words.okOf(ok, found) }),
  }
}

/**
 * The texts of findings; the catalogue has the names of plugins and the sentences of steps.
 * @param language of the feature
 */
function useLabels(
  locale: Locale,
  catalogue: StepCatalogue | undefined,
  language: Locale,
): FindingLabels<FeatureFinding> {
  return useMemo(
    () => ({
      lookOf: findingLook,
      titleOf: (finding) => findingTitle(finding, locale),
      textOf: (finding) => (catalogue ? findingText(finding, locale, catalogue, language) : ''),
    }),
    [locale, catalogue, language],
  )
}

/** Puts the cursor at the beginning of a line. */
function goToLine(view: EditorView | undefined, number: number): void {
  if (!view || number > view.state.doc.lines) return
  view.dispatch({ selection: { anchor: view.state.doc.line(number).from }, scrollIntoView: true })
  view.focus()
}

/** The words of a finding in the current text. */
function wordsOf({ state }: EditorView, finding: FeatureFinding): string {
  const placed = placedFindings(state).find((each) => each.finding === finding)
  return placed ? state.sliceDoc(placed.from, placed.to) : ''
}

/** The state and the actions of the checker. */
function useFeatureChecker(locale: Locale) {
  const custom = useCustomSteps()
  const loaded = useFeatureService(locale, custom.patterns)
  const catalogue = loaded.value?.catalogue
  const limits = useMemo(() => limitsOf(locale), [locale])
  const checker = useChecker({
    ...{ locale, limits, draftKey: 'wakamiti-feature-draft', pauseMs: PAUSE_MS },
    ...{ check: loaded.check, onFailure: loaded.fail },
  })
  const { view, report, file, apply } = checker
  const { declare } = custom
  const onDeclare = useCallback((finding: FeatureFinding) => view && declare(wordsOf(view, finding)), [view, declare])
  const language = report?.language ?? locale
  const adviceOf = useCallback(
    (finding: FeatureFinding) =>
      catalogue && <FindingAdvice {...{ locale, catalogue, finding, language, onDeclare }} onApply={apply} />,
    [locale, catalogue, language, onDeclare, apply],
  )
  const labels = useLabels(locale, catalogue, language)
  const translation = useFeatureTranslation(loaded, file, view)
  return { loaded, catalogue, limits, checker, custom, translation, labels, adviceOf }
}

/** The feature checker: paste a file, see its errors, correct them, translate it. Nothing leaves the browser. */
export function FeatureChecker({ locale }: { locale: Locale }) {
  const { checker, catalogue, custom, translation, ...tool } = useFeatureChecker(locale)
  const words = FEATURE_CHECKER_STRINGS[locale]
  const { file, view, report } = checker
  const onLine = (line: number) => goToLine(view, line)
  const asked = readQuery(location.search, ['plugin']).plugin || undefined
  return (
    <Checker
      {...{ locale, checker, words, ...tool }}
      summaryOf={(given) => summaryOf(given, locale)}
      extensions={useFeatureExtensions(view, catalogue, locale)}
      fileName={file.draft.fileName ?? words.unnamed}
      about={report && words.languages[report.language]}
      accept=".feature,text/plain"
      onSave={() => file.save(words.unnamed)}
      example={words.example}
    >
      <div className={styles.sections}>
        {file.draft.hasByteOrderMark && <p role="status">{words.byteOrderMark}</p>}
        <NeededPlugins {...{ locale, catalogue, report, asked, onLine }} />
        <Translation {...{ locale, ...translation, onLine }} language={report?.language} />
        <CustomSteps {...{ locale, catalogue, ...custom }} />
      </div>
    </Checker>
  )
}
