import { type ComponentType, useEffect, useState } from 'react'
import { Checker } from '@/editor/checker'
import { hasText } from '@/editor/checker-state'
import { PANE_ACTIONS } from '@/editor/editor-pane'
import { isUnsaved } from '@/editor/project/project'
import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { Button } from '@/lib/buttons'
import { classNames } from '@/lib/class-names'
import { Select } from '@/lib/fields'
import { useLoaded } from '@/lib/use-loaded'
import { loadHistory, type StepChanges } from '@/steps/catalogue'
import { CustomSteps } from './custom-steps'
import { isConfig } from './file-kinds'
import { NeededPlugins, UsagePanel } from './line-list'
import { loadFeatureService } from './service/feature-service'
import { SharePanel } from './share'
import { TranslationPanel } from './translation-panel'
import { type FeaturePanel, type FeatureTool, useFeatureTool } from './use-feature-tool'

/** Chooses two releases of Wakamiti: while it is open, the findings are what changes between them. */
function VersionPanel({ words, setChanges }: FeatureTool) {
  const { value: history, hasFailed } = useLoaded(loadHistory)
  const [chosen, setChosen] = useState<Partial<StepChanges>>({})
  const releases = history?.releases ?? []
  const { from = releases[0], to = releases.at(-1) } = chosen
  useEffect(() => {
    if (history && from && to) setChanges({ from, to, history })
  }, [history, from, to, setChanges])
  useEffect(() => () => setChanges(undefined), [setChanges])
  if (hasFailed) return <p role="alert">{words.failed}</p>
  return (
    <>
      <p className="flex flex-wrap gap-x-2">
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            {words.version[name]}{' '}
            <Select
              className="h-10 rounded-control border border-control bg-bg px-2 text-ink"
              value={{ from, to }[name]}
              options={releases.map((release) => [release, release])}
              onValue={(release) => setChosen({ ...chosen, [name]: release })}
            />
          </label>
        ))}
      </p>
      <p>{words.changesHint}</p>
    </>
  )
}

const PANELS: Record<FeaturePanel, ComponentType<FeatureTool>> = {
  share: SharePanel,
  custom: CustomSteps,
  translation: TranslationPanel,
  versions: VersionPanel,
  usage: UsagePanel,
}

const PANEL_ID = 'feature-panel'

/** Each panel renders its own paragraphs; they look the same. */
const PANEL = classNames(
  'shrink-0 border-b border-line px-4 py-3 text-ui',
  'paragraphs:mt-0 paragraphs:mb-2',
  'lg:max-h-[60%] lg:overflow-y-auto',
)

/** Saves all changed files, where there are several or they can be written back to disk. */
function SaveButton({ checker: { strings, state, saveChanges } }: FeatureTool) {
  const { files } = state.project
  const changed = files.filter(isUnsaved).length
  const isInFolder = files.some(({ place }) => place)
  const saving = strings[isInFolder ? 'saveChanges' : 'downloadChanges']
  if (files.length === 1 && !isInFolder) return null
  return <Button onClick={saveChanges}>{changed > 0 ? `${saving} (${changed})` : saving}</Button>
}

type PanelButtonProps = FeatureTool & { name: FeaturePanel; disabled?: boolean }

const PanelButton = ({ name, disabled, panel, words, togglePanel }: PanelButtonProps) => (
  <Button
    aria-expanded={panel === name}
    aria-controls={panel === name ? PANEL_ID : undefined}
    disabled={disabled}
    onClick={() => togglePanel(name)}
  >
    {words.panels[name]}
  </Button>
)

function FeatureActions(tool: FeatureTool) {
  const { checker, words, project, panel, format, translate } = tool
  const { locale, file, report } = checker
  const isEmpty = !hasText(file)
  const language = report?.feature?.language ?? stepLanguageOf(locale)
  const Panel = panel && PANELS[panel]
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div className={classNames(PANE_ACTIONS, 'print:hidden!')} role="group" aria-label={words.actions}>
        {!isConfig(file.path) && (
          <>
            <Button disabled={isEmpty} onClick={format}>
              {words.format}
            </Button>
            <Button disabled={isEmpty || !project.translate} onClick={() => translate(false)}>
              {words.translateTo[otherLanguage(language)]}
            </Button>
            <PanelButton {...tool} name="custom" />
            <PanelButton {...tool} name="versions" />
            <PanelButton {...tool} name="usage" disabled={isEmpty} />
          </>
        )}
        <PanelButton {...tool} name="share" disabled={isEmpty} />
        <SaveButton {...tool} />
      </div>
      {Panel && (
        <section id={PANEL_ID} className={PANEL} aria-label={words.panels[panel]}>
          <Panel {...tool} />
        </section>
      )}
    </>
  )
}

/** Opens a file or a project, shows and fixes its errors, and translates it. Nothing leaves the browser. */
export function FeatureChecker({ locale }: { locale: Locale }) {
  const tool = useFeatureTool(locale)
  const { checker, words } = tool
  return (
    <Checker checker={checker} actions={<FeatureActions {...tool} />}>
      <div className="mt-9 grid gap-x-13 gap-y-9">
        {checker.file.hasByteOrderMark && <p role="status">{words.byteOrderMark}</p>}
        <NeededPlugins {...tool} />
      </div>
    </Checker>
  )
}

/** Loads the checker with its worker: once the editor is there, no deploy can remove a script that it still needs. */
export async function loadFeatureChecker(): Promise<typeof FeatureChecker> {
  await loadFeatureService()
  return FeatureChecker
}
