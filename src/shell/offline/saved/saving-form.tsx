import { type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { LOCALE_NAMES, LOCALES, type Locale } from '@/i18n/locale'
import { SAVING_STRINGS } from '@/i18n/saving-strings'
import { PLAIN_BUTTON, PRIMARY_BUTTON, SECONDARY_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import { joinedSet } from './saved-set'
import { actionOf, announcedShare, kilobytes, statusLines } from './saving-view'
import { type SiteSaving, useSiteSaving } from './use-site-saving'

interface DialogPartProps {
  saving: SiteSaving
  locale: Locale
}

interface LanguagesProps extends DialogPartProps {
  chosen: readonly Locale[]
  onChoose: (locales: readonly Locale[]) => void
}

/** The choice between one language and both, with what each comes to. */
function Languages({ saving: { sets, progress }, locale, chosen, onChoose }: LanguagesProps) {
  const words = SAVING_STRINGS[locale]
  const choices: [name: string, locales: readonly Locale[]][] = [
    ...LOCALES.map((each): [string, readonly Locale[]] => [LOCALE_NAMES[each], [each]]),
    [words.both, LOCALES],
  ]
  return (
    <fieldset className="my-4" disabled={progress !== undefined}>
      <legend className="mb-1 font-semibold">{words.language}</legend>
      {choices.map(([name, locales]) => {
        const set = sets ? joinedSet(sets, locales) : undefined
        return (
          <label key={name} className="flex min-h-8 items-center gap-2.5">
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

/** Bar and figures while it is being saved; their place is kept free before. */
function Progress({ saving: { progress }, locale }: DialogPartProps) {
  const words = SAVING_STRINGS[locale]
  return (
    <div className="my-3 min-h-12">
      {progress && (
        <>
          <progress
            className="block h-2 w-full accent-(--wk-accent)"
            aria-label={words.progress}
            value={progress.total ? progress.bytes : undefined}
            max={progress.total || 1}
          />
          <p className="mt-2 text-small text-ink-2">
            {progress.total > 0 &&
              words.progressOf(kilobytes(progress.bytes, locale), kilobytes(progress.total, locale))}
          </p>
        </>
      )}
    </div>
  )
}

/** What has just happened, for everybody; screen readers hear the progress, too. */
function Outcome({ saving: { end, progress }, locale }: DialogPartProps) {
  const words = SAVING_STRINGS[locale]
  const { done, stopped, removed, problems } = words
  const text = { done, stopped, removed, ...problems }
  const said = progress || !end ? undefined : text[end]
  return (
    <>
      <p className="font-semibold">{said}</p>
      <p className="visually-hidden" role="status">
        {progress ? announcedShare(progress, locale) : said}
      </p>
    </>
  )
}

interface ActionsProps extends DialogPartProps {
  chosen: readonly Locale[]
  onClose: () => void
}

function Actions({ saving, locale, chosen, onClose }: ActionsProps) {
  const words = SAVING_STRINGS[locale]
  const action = actionOf(saving, chosen)
  // Saving turns the button into *Stop*: the second click of a double click must not press it.
  const onAction = ({ detail }: MouseEvent) => {
    if (action !== 'stop') saving.start()
    else if (detail < 2) saving.stop()
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {action && (
        <button type="button" className={action === 'again' ? SECONDARY_BUTTON : PRIMARY_BUTTON} onClick={onAction}>
          {words[action]}
        </button>
      )}
      <button type="button" className={SECONDARY_BUTTON} onClick={onClose}>
        {words.close}
      </button>
      {saving.record && !saving.progress && (
        <button type="button" className={classNames(PLAIN_BUTTON, 'ml-auto')} onClick={saving.remove}>
          {words.remove}
        </button>
      )}
    </div>
  )
}

/** The languages that are chosen at first: those that are saved, or that of the page. */
function chosenAtFirst({ record }: SiteSaving, locale: Locale): readonly Locale[] {
  const saved = LOCALES.filter((each) => record?.locales[each])
  return saved.length > 0 ? saved : [locale]
}

interface SavingFormProps {
  locale: Locale
  dialog: RefObject<HTMLDialogElement | null>
  onClose: () => void
}

/** What is chosen, what is saved, how the saving goes, and the one button. */
export function SavingForm({ locale, onClose, dialog }: SavingFormProps) {
  const [choice, setChoice] = useState<readonly Locale[]>()
  const [first, setFirst] = useState<readonly Locale[]>([locale])
  const chosen = choice ?? first
  const saving = useSiteSaving(chosen)
  const { record, end } = saving
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is known what is saved
  useEffect(() => setFirst(chosenAtFirst(saving, locale)), [record])
  // Without its button there is nothing that the focus would be on.
  useEffect(() => {
    if (end && document.activeElement === document.body) dialog.current?.focus()
  }, [end, dialog])
  return (
    <>
      <p>{SAVING_STRINGS[locale].intro}</p>
      <Languages {...{ saving, locale, chosen, onChoose: setChoice }} />
      <div className="min-h-18">
        {statusLines(saving, chosen, locale).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Outcome saving={saving} locale={locale} />
      </div>
      <Progress saving={saving} locale={locale} />
      <Actions {...{ saving, locale, chosen, onClose }} />
    </>
  )
}
