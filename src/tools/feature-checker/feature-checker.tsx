import type { EditorView } from '@codemirror/view'
import { Checker } from '@/editor/checker'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { readQuery } from '@/lib/address-query'
import { CustomSteps } from './custom-steps'
import { FeatureActions } from './feature-actions'
import { isConfig } from './file-kinds'
import { NeededPlugins } from './needed-plugins'
import { loadFeatureService } from './service/feature-service'
import { SharePanel } from './share/share-panel'
import { TranslationPanel } from './translation/translation-panel'
import { useFeatureChecker } from './use-feature-checker'
import { isFeatureReport } from './use-project-check'

/** Puts the cursor at the beginning of a line. */
function goToLine(view: EditorView | undefined, number: number): void {
  if (!view || number > view.state.doc.lines) return
  view.dispatch({ selection: { anchor: view.state.doc.line(number).from }, scrollIntoView: true })
  view.focus()
}

interface ToolProps {
  locale: Locale
  tool: ReturnType<typeof useFeatureChecker>
  onLine: (line: number) => void
}

function Panel({ locale, tool, onLine }: ToolProps) {
  const { actions, checker, catalogue, custom } = tool
  const { file, save } = checker.files
  const { translation, before, undoTranslation } = actions.translation
  if (actions.panel === 'custom') return <CustomSteps {...{ locale, catalogue, ...custom }} />
  if (actions.panel === 'translation')
    return (
      translation && (
        <TranslationPanel
          {...{ locale, translation, before, undoTranslation, onLine }}
          onSetAside={() => actions.translate(true)}
        />
      )
    )
  const { unnamed } = FEATURE_CHECKER_STRINGS[locale]
  return <SharePanel locale={locale} name={file.path} text={file.text} onSave={() => save(unnamed)} />
}

function Actions({ locale, tool, onLine }: ToolProps) {
  const { actions, checker } = tool
  const { file } = checker.files
  return (
    <FeatureActions
      locale={locale}
      language={isFeatureReport(checker.report) ? checker.report.language : undefined}
      isFeature={!isConfig(file.path)}
      hasText={file.text.trim() !== ''}
      panel={actions.panel}
      onPanel={actions.togglePanel}
      onFormat={actions.format}
      onTranslate={() => actions.translate(false)}
    >
      <Panel {...{ locale, tool, onLine }} />
    </FeatureActions>
  )
}

/** The feature checker: open a file or a project, see its errors, correct them, translate it. Nothing leaves the browser. */
export function FeatureChecker({ locale }: { locale: Locale }) {
  const tool = useFeatureChecker(locale)
  const { checker, catalogue, loaded, labelsOf, adviceOf, kindOf, summaryOf } = tool
  const words = FEATURE_CHECKER_STRINGS[locale]
  const { view } = checker
  const report = isFeatureReport(checker.report) ? checker.report : undefined
  const onLine = (line: number) => goToLine(view, line)
  const asked = readQuery(location.search, ['plugin']).plugin || undefined
  return (
    <Checker
      {...{ locale, checker, words, loaded, labelsOf, adviceOf, kindOf, summaryOf }}
      about={report && words.languages[report.language]}
      accept=".feature,.yaml,.yml"
      isProject
      isSaved
      example={words.example}
      actions={<Actions {...{ locale, tool, onLine }} />}
    >
      <div className="mt-9 grid gap-x-13 gap-y-9">
        {checker.files.file.hasByteOrderMark && <p role="status">{words.byteOrderMark}</p>}
        <NeededPlugins {...{ locale, catalogue, report, asked, onLine }} />
      </div>
    </Checker>
  )
}

/** Loads the checker with its worker: a reader who has the editor before them needs nothing more that a new build may take away. */
export async function loadFeatureChecker(): Promise<typeof FeatureChecker> {
  await loadFeatureService()
  return FeatureChecker
}
