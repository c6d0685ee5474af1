import { type MouseEvent, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { LOCALE_NAMES, LOCALES, type Locale } from '@/i18n/locale'
import { SAVING_STRINGS } from '@/i18n/saving-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { SecondaryButton } from '@/lib/buttons'
import { classNames, PLAIN_BUTTON, PRIMARY_BUTTON, SECONDARY_BUTTON } from '@/lib/class-names'
import { saveSite } from './save-site'
import { joinedSet, loadSavedSets, readRecord, removeOtherBuilds } from './saved-set'
import { actionOf, announcedShare, kilobytes, type SavingState, statusLines } from './saving-view'

/** The state of saving and its actions; saving stops when the component unmounts. */
function useSiteSaving() {
  const [state, show] = useReducer((earlier: SavingState, part: SavingState) => ({ ...earlier, ...part }), {})
  const stopping = useRef<AbortController>(undefined)
  const refresh = useCallback(async (end?: SavingState['end']) => {
    show({ record: (await readRecord().catch(() => undefined)) ?? null })
    show({ sets: await loadSavedSets().catch(() => null), progress: undefined, end })
  }, [])
  useEffect(() => {
    void refresh()
    return () => stopping.current?.abort()
  }, [refresh])
  const start = (asked: readonly Locale[]) => {
    stopping.current = new AbortController()
    show({ progress: { bytes: 0, total: 0 }, end: undefined })
    const { signal } = stopping.current
    void saveSite(asked, { signal, onProgress: (progress) => show({ progress }) }).then(refresh)
  }
  const remove = () => {
    show({ end: undefined })
    const failed = () => refresh('failed')
    void removeOtherBuilds(undefined).then(() => refresh('removed'), failed)
  }
  return { ...state, start, stop: () => stopping.current?.abort(), remove }
}

type DialogPartProps = { saving: ReturnType<typeof useSiteSaving>; locale: Locale }

type LanguagesProps = DialogPartProps & { chosen: readonly Locale[]; onChoose: (locales: readonly Locale[]) => void }

function Languages({ saving: { sets, progress }, locale, chosen, onChoose }: LanguagesProps) {
  const words = SAVING_STRINGS[locale]
  const choices = [...LOCALES.map((each) => [LOCALE_NAMES[each], [each]] as const), [words.both, LOCALES] as const]
  return (
    <fieldset className="my-4" disabled={progress !== undefined}>
      <legend className="mb-1 font-semibold">{SHELL_STRINGS[locale].languages}</legend>
      {choices.map(([name, locales]) => {
        const set = sets ? joinedSet(sets, locales) : undefined
        return (
          <label key={name} className="flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="saved-language"
              className="size-4 accent-(--wk-accent)"
              checked={locales.join() === chosen.join()}
              onChange={() => onChoose(locales)}
            />
            {name}
            <span className="ml-auto text-small text-ink-2">{set && words.size(kilobytes(set.bytes, locale))}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

function Progress({ of: { bytes, total }, locale }: { of: NonNullable<SavingState['progress']>; locale: Locale }) {
  const words = SAVING_STRINGS[locale]
  return (
    <>
      <progress
        className="block h-2 w-full accent-(--wk-accent)"
        aria-label={words.progress}
        value={total ? bytes : undefined}
        max={total || 1}
      />
      <p className="mt-2 text-small text-ink-2">
        {total > 0 && words.progressOf(kilobytes(bytes, locale), kilobytes(total, locale))}
      </p>
    </>
  )
}

/** The outcome, for everybody; screen readers hear the progress, too. */
function Outcome({ saving: { end, progress }, locale }: DialogPartProps) {
  const { done, stopped, removed, problems } = SAVING_STRINGS[locale]
  const message = end && { done, stopped, removed, ...problems }[end]
  return (
    <>
      <p className="font-semibold">{message}</p>
      <p className="visually-hidden" role="status">
        {progress ? announcedShare(progress, locale) : message}
      </p>
    </>
  )
}

type ActionsProps = DialogPartProps & { chosen: readonly Locale[]; onClose: () => void }

function Actions({ saving, locale, chosen, onClose }: ActionsProps) {
  const words = SAVING_STRINGS[locale]
  const { record, progress, start, stop, remove } = saving
  const action = actionOf(saving, chosen)
  // Saving turns the button into *Stop*: the second click of a double click must not press it.
  const onAction = ({ detail }: MouseEvent) => {
    if (action !== 'stop') start(chosen)
    else if (detail < 2) stop()
  }
  // The focused button is about to disappear.
  const onRemove = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('dialog')?.focus()
    remove()
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {action && (
        <button type="button" className={action === 'again' ? SECONDARY_BUTTON : PRIMARY_BUTTON} onClick={onAction}>
          {words[action]}
        </button>
      )}
      <SecondaryButton onClick={onClose}>{words.close}</SecondaryButton>
      {record && !progress && (
        <button type="button" className={classNames(PLAIN_BUTTON, 'ml-auto')} onClick={onRemove}>
          {words.remove}
        </button>
      )}
    </div>
  )
}

export function SavingForm({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const saving = useSiteSaving()
  const { record, progress } = saving
  const [choice, setChoice] = useState<readonly Locale[]>()
  const chosen = choice ?? (record ? LOCALES.filter((each) => record.locales[each]) : [locale])
  return (
    <>
      <p>{SAVING_STRINGS[locale].intro}</p>
      <Languages {...{ saving, locale, chosen, onChoose: setChoice }} />
      {/* As high with progress as without, so that the button stays under the pointer. */}
      <div className="min-h-12">
        {progress ? (
          <Progress of={progress} locale={locale} />
        ) : (
          statusLines(saving, chosen, locale).map((line) => <p key={line}>{line}</p>)
        )}
        <Outcome saving={saving} locale={locale} />
      </div>
      <Actions {...{ saving, locale, chosen, onClose }} />
    </>
  )
}
