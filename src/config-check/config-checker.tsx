import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import styles from './config-checker.module.css'
import { ConfigEditor } from './config-editor'
import { CONFIG_EXAMPLE } from './config-example'
import { EditorHead } from './editor-head'
import type { Finding } from './finding'
import { FindingsPanel } from './findings-panel'
import { useConfigChecker } from './use-config-checker'
import { useFileDrop } from './use-file-drop'

const NO_FINDINGS: Finding[] = []

/** The configuration checker: paste, see what is wrong, mend it. Nothing leaves the browser. */
export function ConfigChecker({ locale }: { locale: Locale }) {
  const checker = useConfigChecker()
  const { isDragging, handlers } = useFileDrop((file) => void checker.open(file))
  const { text, report, isFresh, selected } = checker
  return (
    <div className={styles.checker} data-dragging={isDragging || undefined} {...handlers}>
      <div className={styles.pane}>
        <EditorHead locale={locale} onFile={(file) => void checker.open(file)} onClear={checker.clear} />
        <ConfigEditor
          label={CONFIG_CHECKER_STRINGS[locale].editor}
          text={text}
          findings={isFresh && report ? report.findings : NO_FINDINGS}
          selectedLine={isFresh ? selected?.line : undefined}
          area={checker.area}
          onChange={checker.change}
          onRefuse={checker.setRefused}
          onCaret={checker.caret}
        />
      </div>
      <FindingsPanel
        locale={locale}
        catalogue={checker.catalogue}
        hasFailed={checker.hasFailed}
        report={report}
        selected={selected}
        onChoose={checker.choose}
        onApply={isFresh ? checker.apply : undefined}
        onExample={() => checker.change(CONFIG_EXAMPLE)}
        onRetry={checker.retry}
      />
    </div>
  )
}
