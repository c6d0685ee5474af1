import { useEffect, useState } from 'react'
import { DiffLine } from '@/editor/diff-line'
import type { OpenFile } from '@/editor/project/project'
import type { CheckerOf } from '@/editor/use-checker'
import { type FeatureFinding, findingKey, findingText } from '@/gherkin/finding'
import type { FeatureSettings } from '@/gherkin/project/test-cases'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { SMALL_BUTTON } from '@/lib/button-looks'
import { applyEdits, placeAt } from '@/lib/finding'
import { InlineCode } from '@/lib/inline-code'
import { useLoaded } from '@/lib/use-loaded'
import { loadHistory, type ReleaseRange } from '@/steps/step-history'
import { isConfig } from './file-kinds'
import { LineButton, ROW, ROWS } from './line-list'
import type { FeatureService } from './service/feature-service'
import type { FileReport } from './use-project-check'

interface VersionPanelProps {
  locale: Locale
  checker: Pick<CheckerOf<FileReport>, 'state' | 'file' | 'dispatch'>
  service: Promise<FeatureService> | undefined
  settings: FeatureSettings | undefined
  /** Patterns of the steps that the reader has declared. */
  custom: readonly string[]
  onLine: (line: number) => void
  onFailure: (error: unknown) => void
}

/** What the features have to change, by the ids of the files as they were looked at. */
interface Found {
  files: readonly OpenFile[]
  changes: ReadonlyMap<string, FeatureFinding[]>
}

function useChanges({ checker, service, settings, custom, onFailure }: VersionPanelProps) {
  const { files } = checker.state.project
  const { value: history, hasFailed, retry } = useLoaded(loadHistory)
  const [chosen, setChosen] = useState<Partial<ReleaseRange>>({})
  const [found, setFound] = useState<Found>()
  const releases = history?.releases ?? []
  const { from = releases[0] ?? '', to = releases.at(-1) ?? '' } = chosen
  useEffect(() => {
    if (!history) return
    let isStale = false
    const find = async () => {
      const features = files.filter(({ path }) => !isConfig(path)).map(({ id, text }) => ({ name: String(id), text }))
      const about = { range: { from, to }, history, settings }
      const changes = await (await service)?.changes({ files: features, custom, ...about })
      if (!isStale && changes) setFound({ files, changes: new Map(changes) })
    }
    find().catch((error: unknown) => !isStale && onFailure(error))
    return () => {
      isStale = true
    }
  }, [files, history, from, to, service, settings, custom, onFailure])
  return { releases, range: { from, to }, choose: setChosen, found, hasFailed, retry }
}

interface ChangeProps extends Pick<VersionPanelProps, 'locale' | 'checker' | 'onLine'> {
  file: OpenFile
  finding: FeatureFinding
}

/** A sentence that changes: its line, and how it is written there, or what it is. */
function Change({ locale, checker, file, finding, onLine }: ChangeProps) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const { line } = placeAt(file.text, finding.from)
  const diff = finding.fixes[0]?.diff
  return (
    <li className={ROW}>
      {file.id === checker.file.id ? (
        <LineButton {...{ line, locale, onLine }} />
      ) : (
        <code>{`${file.path}:${line}`}</code>
      )}
      <span className="flex-[1_1_16em] wrap-anywhere">
        {diff ? (
          <DiffLine parts={diff} size="small" descriptions={{ del: words.delDescription, ins: words.insDescription }} />
        ) : (
          <InlineCode text={findingText(finding, locale)} />
        )}
      </span>
    </li>
  )
}

interface VersionChoiceProps {
  label: string
  value: string
  releases: readonly string[]
  onChoose: (release: string) => void
}

const VersionChoice = ({ label, value, releases, onChoose }: VersionChoiceProps) => (
  <label>
    {label}{' '}
    <select
      className="field-sizing-content h-10 rounded-chip bg-bg px-0.5 font-[650] text-ink hover:bg-hover"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {releases.map((release) => (
        <option key={release}>{release}</option>
      ))}
    </select>
  </label>
)

/** The sentences of the open features that another version of the tool words otherwise or has no more, and how they are written there. */
export function VersionPanel(props: VersionPanelProps) {
  const { locale, checker, onLine } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  const { releases, range, choose, found, hasFailed, retry } = useChanges(props)
  const changed = (found?.files ?? []).map((file) => ({ file, findings: found?.changes.get(String(file.id)) ?? [] }))
  const all = changed.flatMap(({ file, findings }) => findings.map((finding) => ({ file, finding })))
  const editsOf = (findings: FeatureFinding[]) => findings.flatMap(({ fixes }) => fixes[0]?.edits ?? [])
  const count = all.filter(({ finding }) => finding.fixes.length > 0).length
  const write = () => {
    for (const { file, findings } of changed) {
      const text = applyEdits(file.text, editsOf(findings))
      checker.dispatch({ type: 'update-file', id: file.id, change: { text } })
    }
  }
  if (hasFailed)
    return (
      <p role="alert">
        {words.failed}{' '}
        <button type="button" className={SMALL_BUTTON} onClick={retry}>
          {CHECKER_STRINGS[locale].retry}
        </button>
      </p>
    )
  return (
    <>
      <p className="flex flex-wrap gap-x-2">
        <VersionChoice
          label={words.fromVersion}
          value={range.from}
          releases={releases}
          onChoose={(from) => choose({ ...range, from })}
        />
        <VersionChoice
          label={words.toVersion}
          value={range.to}
          releases={releases}
          onChoose={(to) => choose({ ...range, to })}
        />
      </p>
      <p role="status">{found ? words.changes(all.length) : '…'}</p>
      <ul className={ROWS}>
        {all.map(({ file, finding }) => (
          <Change key={file.id + findingKey(finding)} {...{ locale, checker, file, finding, onLine }} />
        ))}
      </ul>
      {count > 0 && (
        <button
          type="button"
          className={SMALL_BUTTON}
          disabled={found?.files !== checker.state.project.files}
          onClick={write}
        >
          {words.writeChanges(count)}
        </button>
      )}
    </>
  )
}
