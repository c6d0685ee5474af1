import { CheckerFrame } from '@/editor/checker-frame'
import { EditorHead } from '@/editor/editor-head'
import { FEATURE_LIMITS } from '@/gherkin/parse/feature-source'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import { CustomSteps } from './custom/custom-steps'
import { FeatureEditor } from './editor/feature-editor'
import styles from './feature-checker.module.css'
import { FEATURE_EXAMPLE } from './file/feature-example'
import type { Refusal } from './file/use-feature-file'
import { FindingsPanel } from './panel/findings-panel'
import { NeededPlugins } from './panel/needed-plugins'
import { Translation } from './panel/translation'
import { useFeatureChecker } from './use-feature-checker'

type Checker = ReturnType<typeof useFeatureChecker>

interface PartProps {
  locale: Locale
  checker: Checker
}

const refusalText = (refusal: Refusal, locale: Locale): string =>
  refusal === 'unreadable'
    ? CHECKER_STRINGS[locale].unreadable
    : FEATURE_FINDINGS_STRINGS[locale].texts[`limit.${refusal.limit}`]({
        actual: refusal.actual,
        most: FEATURE_LIMITS[refusal.limit],
      })

/** The text, under its name and the buttons for files. */
function EditorPane({ locale, checker }: PartProps) {
  const { file, report } = checker
  const { text, fileName } = file.draft
  const words = FEATURE_CHECKER_STRINGS[locale]
  return (
    <>
      <EditorHead
        locale={locale}
        fileName={fileName ?? words.unnamed}
        about={report && words.languages[report.language]}
        hasText={text !== ''}
        accept=".feature,text/plain"
        onFile={(chosen) => void file.open(chosen)}
        onSave={() => file.save(words.unnamed)}
        onClear={checker.clear}
      />
      <FeatureEditor
        locale={locale}
        text={text}
        catalogue={checker.catalogue}
        findings={checker.findings}
        chosen={checker.chosen}
        onView={checker.setView}
        onChange={checker.change}
        onLine={checker.followLine}
        onRefuse={file.refuse}
      />
    </>
  )
}

/** What is found beside the text. */
function FindingsPart({ locale, checker }: PartProps) {
  const { file } = checker
  return (
    <FindingsPanel
      locale={locale}
      catalogue={checker.catalogue}
      hasFailed={checker.hasFailed}
      hasText={file.draft.text.trim() !== ''}
      report={checker.report}
      chosen={checker.chosen}
      refused={file.refusal && refusalText(file.refusal, locale)}
      list={checker.list}
      onChoose={checker.choose}
      onApply={checker.apply}
      onDeclare={checker.declare}
      onExample={() => file.replace(FEATURE_EXAMPLE[locale])}
      onRetry={checker.retry}
    />
  )
}

/** What else can be known of the file and done with it. */
function Sections({ locale, checker }: PartProps) {
  const { catalogue, report, custom, translation, goToLine } = checker
  return (
    <div className={styles.sections}>
      <NeededPlugins locale={locale} catalogue={catalogue} report={report} asked={checker.asked} onLine={goToLine} />
      <Translation
        locale={locale}
        language={report?.language}
        translation={translation.translation}
        onTranslate={translation.translate}
        onUndo={translation.takeBack}
        onLine={goToLine}
      />
      <CustomSteps
        locale={locale}
        catalogue={catalogue}
        patterns={custom.patterns}
        pattern={custom.pattern}
        field={custom.field}
        onPattern={custom.setPattern}
        onChange={custom.change}
      />
    </div>
  )
}

/** The feature checker: paste a file, see what is wrong, mend it, translate it. Nothing leaves the browser. */
export function FeatureChecker({ locale }: { locale: Locale }) {
  const checker = useFeatureChecker(locale)
  return (
    <CheckerFrame
      editor={<EditorPane locale={locale} checker={checker} />}
      findings={<FindingsPart locale={locale} checker={checker} />}
      onFile={(file) => void checker.file.open(file)}
      onGo={checker.go}
    >
      <Sections locale={locale} checker={checker} />
    </CheckerFrame>
  )
}
