import type { EditorView } from '@codemirror/view'
import { Checker } from '@/editor/checker'
import { PANE_ACTIONS, PanePanel } from '@/editor/pane'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { type Locale, otherLocale } from '@/i18n/locale'
import { readQuery } from '@/lib/address-query'
import { SMALL_BUTTON } from '@/lib/button-looks'
import { CustomSteps } from './custom-steps'
import { isConfig } from './file-kinds'
import { NeededPlugins } from './needed-plugins'
import { loadFeatureService } from './service/feature-service'
import { SharePanel } from './share/share-panel'
import { TranslationPanel } from './translation-panel'
import type { FeaturePanel } from './use-feature-actions'
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
  const { file, save } = checker
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

const PANEL_ID = 'feature-panel'

/** The actions in the bar of the editor, and the panel that one of them has opened. */
function Actions({ locale, tool, onLine }: ToolProps) {
  const { actions, checker } = tool
  const { panel, togglePanel, format, translate } = actions
  const { file } = checker
  const words = FEATURE_CHECKER_STRINGS[locale]
  const language = isFeatureReport(checker.report) ? checker.report.language : undefined
  const hasText = file.text.trim() !== ''
  const toggle = (name: FeaturePanel, text: string, isDisabled = false) => (
    <button
      type="button"
      className={SMALL_BUTTON}
      aria-expanded={panel === name}
      aria-controls={panel === name ? PANEL_ID : undefined}
      disabled={isDisabled}
      onClick={() => togglePanel(name)}
    >
      {text}
    </button>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div className={PANE_ACTIONS} role="group" aria-label={words.actions}>
        {!isConfig(file.path) && (
          <>
            <button type="button" className={SMALL_BUTTON} disabled={!hasText} onClick={format}>
              {words.format}
            </button>
            <button type="button" className={SMALL_BUTTON} disabled={!language} onClick={() => translate(false)}>
              {words.translateTo[otherLocale(language ?? locale)]}
            </button>
            {toggle('custom', words.custom)}
          </>
        )}
        {toggle('share', words.share, !hasText)}
      </div>
      {panel && (
        <PanePanel id={PANEL_ID} label={words.panels[panel]}>
          <Panel {...{ locale, tool, onLine }} />
        </PanePanel>
      )}
    </>
  )
}

/** The feature checker: open a file or a project, see its errors, correct them, translate it. Nothing leaves the browser. */
export function FeatureChecker({ locale }: { locale: Locale }) {
  const tool = useFeatureChecker(locale)
  const { checker, catalogue, loaded, labelsOf, adviceOf, summaryOf } = tool
  const words = FEATURE_CHECKER_STRINGS[locale]
  const { view } = checker
  const report = isFeatureReport(checker.report) ? checker.report : undefined
  const onLine = (line: number) => goToLine(view, line)
  const asked = catalogue?.plugins.find(({ plugin }) => plugin === readQuery(location.search, ['plugin']).plugin)
  return (
    <Checker
      {...{ checker, words, loaded, labelsOf, adviceOf, summaryOf }}
      hint={asked && words.stepsOf(asked.name[locale])}
      about={report && words.languages[report.language]}
      accept=".feature,.yaml,.yml"
      actions={<Actions {...{ locale, tool, onLine }} />}
    >
      <div className="mt-9 grid gap-x-13 gap-y-9">
        {checker.file.hasByteOrderMark && <p role="status">{words.byteOrderMark}</p>}
        <NeededPlugins {...{ locale, catalogue, report, onLine }} asked={asked?.plugin} />
      </div>
    </Checker>
  )
}

/** Loads the checker with its worker: a reader who has the editor before them needs nothing more that a new build may take away. */
export async function loadFeatureChecker(): Promise<typeof FeatureChecker> {
  await loadFeatureService()
  return FeatureChecker
}
