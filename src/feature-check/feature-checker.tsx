import type { KeyboardEvent } from 'react'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import { useFileDrop } from '@/lib/use-file-drop'
import { FeatureEditor } from './editor/feature-editor'
import styles from './feature-checker.module.css'
import { FEATURE_EXAMPLE } from './feature-example'
import { CustomSteps } from './panel/custom-steps'
import { EditorHead } from './panel/editor-head'
import { FindingsPanel } from './panel/findings-panel'
import { NeededPlugins } from './panel/needed-plugins'
import { Translation } from './panel/translation'
import { FEATURE_LIMITS, type LimitExcess } from './parse/feature-limits'
import { useFeatureChecker } from './use-feature-checker'

type Checker = ReturnType<typeof useFeatureChecker>

interface PartProps {
  locale: Locale
  checker: Checker
}

const excessText = ({ limit, actual }: LimitExcess, locale: Locale): string =>
  FEATURE_FINDINGS_STRINGS[locale].texts[`limit.${limit}`]({ actual, most: FEATURE_LIMITS[limit] })

/** The text, under its name and the buttons for files. */
function EditorPane({ locale, checker }: PartProps) {
  const { file, report } = checker
  const { text, fileName } = file.draft
  return (
    <div className={styles.pane}>
      <EditorHead
        locale={locale}
        fileName={fileName}
        language={report?.language}
        hasText={text !== ''}
        onFile={(chosen) => void file.open(chosen)}
        onSave={() => file.save(FEATURE_CHECKER_STRINGS[locale].unnamed)}
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
    </div>
  )
}

/** What is found beside the text. */
function FindingsPane({ locale, checker }: PartProps) {
  const { file } = checker
  return (
    <FindingsPanel
      locale={locale}
      catalogue={checker.catalogue}
      hasFailed={checker.hasFailed}
      report={checker.report}
      chosen={checker.chosen}
      refused={file.excess && excessText(file.excess, locale)}
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
  const { isDragging, handlers } = useFileDrop((file) => void checker.file.open(file))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F8') return
    event.preventDefault()
    checker.go(event.shiftKey ? -1 : 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and files for everything inside, which is interactive
    <div onKeyDown={onKeyDown}>
      <div className={styles.checker} data-dragging={isDragging || undefined} {...handlers}>
        <EditorPane locale={locale} checker={checker} />
        <FindingsPane locale={locale} checker={checker} />
      </div>
      <Sections locale={locale} checker={checker} />
    </div>
  )
}
