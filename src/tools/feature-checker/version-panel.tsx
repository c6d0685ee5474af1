import { useEffect, useState } from 'react'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { useLoaded } from '@/lib/use-loaded'
import { loadHistory, type StepChanges } from '@/steps/step-history'

interface VersionPanelProps {
  locale: Locale
  setChanges: (changes: StepChanges | undefined) => void
}

/** From which release of the tool to which one: while it is open, the findings are what changes between them. */
export function VersionPanel({ locale, setChanges }: VersionPanelProps) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const { value: history, hasFailed } = useLoaded(loadHistory)
  const [chosen, setChosen] = useState<Partial<StepChanges>>({})
  const releases = history?.releases ?? []
  const { from = releases[0], to = releases.at(-1) } = chosen
  useEffect(() => {
    if (history && from && to) setChanges({ from, to, history })
  }, [history, from, to, setChanges])
  useEffect(() => () => setChanges(undefined), [setChanges])
  if (hasFailed) return <p role="alert">{words.failed}</p>
  const select = (name: 'from' | 'to', value: string | undefined) => (
    <label>
      {words.version[name]}{' '}
      <select
        className="h-10 rounded-control border border-control bg-bg px-2 text-ink"
        value={value}
        onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
      >
        {releases.map((release) => (
          <option key={release}>{release}</option>
        ))}
      </select>
    </label>
  )
  return (
    <>
      <p className="flex flex-wrap gap-x-2">
        {select('from', from)} {select('to', to)}
      </p>
      <p>{words.changesHint}</p>
    </>
  )
}
