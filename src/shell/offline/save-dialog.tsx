import { useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { documentLocale, LANGUAGE_TAGS, type Locale } from '@/i18n/locale'
import { SAVING_STRINGS } from '@/i18n/saving-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Button, SecondaryButton } from '@/lib/buttons'
import { classNames, INLINE_BUTTON, PLAIN_BUTTON, PRIMARY_BUTTON } from '@/lib/class-names'
import { loadFullStyle } from '@/lib/load'
import type { SavedSet } from '@/site/published'
import { ARCHIVE_PATH, withBase } from '@/site/site'
import {
  loadSite,
  type Progress,
  readRecord,
  removeSaved,
  type SavedRecord,
  type SavingEnd,
  saveSite,
} from './save-site'

/** What this browser has saved, what is published, and the actions of the dialog; `stop` ends them. */
function useSaving(stop: AbortSignal) {
  const [record, setRecord] = useState<SavedRecord>()
  const [site, setSite] = useState<SavedSet>()
  const [progress, setProgress] = useState<Progress>()
  const [end, setEnd] = useState<SavingEnd | 'removed'>()
  const refresh = useCallback(async () => {
    setRecord(await readRecord().catch(() => undefined))
    setSite(await loadSite(stop).catch(() => undefined))
  }, [stop])
  useEffect(() => void refresh(), [refresh])
  const save = async () => {
    setEnd(undefined)
    setProgress({ bytes: 0, total: 0 })
    setEnd(await saveSite(stop, setProgress))
    setProgress(undefined)
    await refresh()
  }
  const remove = async () => {
    await removeSaved()
    setEnd('removed')
    await refresh()
  }
  return { record, site, progress, end, save, remove }
}

/** When the site was saved, and whether a newer version is published. */
function Status({ record, site, locale }: { record?: SavedRecord; site?: SavedSet; locale: Locale }) {
  const { savedOn, nothing, current, outdated } = SAVING_STRINGS[locale]
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeStyle: 'short' })
  return (
    <p>
      {record ? savedOn(format.format(new Date(record.date))) : nothing}{' '}
      {record && site && (site.build === record.build ? current : outdated)}
    </p>
  )
}

type ContentProps = { locale: Locale; stop: AbortSignal; onClose: () => void }

function SavingForm({ locale, stop, onClose }: ContentProps) {
  const words = SAVING_STRINGS[locale]
  const { record, site, progress, end, save, remove } = useSaving(stop)
  const onSave = () => {
    if (!progress) void save()
  }
  // The focused button is about to disappear.
  const onRemove = ({ currentTarget }: React.MouseEvent) => {
    currentTarget.closest('dialog')?.focus()
    void remove()
  }
  return (
    <>
      <p>
        {words.intro} {site && words.size(Math.ceil(site.bytes / 1000).toLocaleString(locale))}
      </p>
      {/* As high with progress as without, so that the button stays under the pointer. */}
      <div className="my-4 min-h-12">
        {progress ? (
          <progress
            className="block h-2 w-full accent-(--wk-accent)"
            aria-label={words.progress}
            value={progress.total ? progress.bytes : undefined}
            max={progress.total || 1}
          />
        ) : (
          <Status record={record} site={site} locale={locale} />
        )}
        <p className="font-semibold" role="status">
          {end && words[end]}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button look={PRIMARY_BUTTON} aria-disabled={progress !== undefined} onClick={onSave}>
          {record ? words.update : words.save}
        </Button>
        <SecondaryButton onClick={onClose}>{progress ? words.stop : words.close}</SecondaryButton>
        {record && !progress && (
          <Button look={classNames(PLAIN_BUTTON, 'ml-auto')} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
    </>
  )
}

function CannotSave({ locale, onClose }: ContentProps) {
  const words = SAVING_STRINGS[locale]
  return (
    <>
      <p className="my-4">
        {words.cannotSave}{' '}
        <a className={INLINE_BUTTON} href={withBase(ARCHIVE_PATH)} download>
          {words.archive}
        </a>
      </p>
      <SecondaryButton onClick={onClose}>{words.close}</SecondaryButton>
    </>
  )
}

const canSave = (): boolean => 'caches' in window && 'serviceWorker' in navigator && 'subtle' in crypto

/** Saves the whole site for reading offline, or removes it. Closing the dialog stops the saving. */
function SaveDialog({ locale, stop, onClose }: ContentProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const Content = canSave() ? SavingForm : CannotSave
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={classNames(
        'm-auto w-[min(520px,calc(100vw_-_24px))] overflow-y-auto rounded-dialog border border-line bg-raise p-6',
        'text-ui leading-[1.5] text-ink shadow-dialog backdrop:bg-scrim',
        'forced-colors:border-[CanvasText]',
      )}
      tabIndex={-1}
      aria-labelledby="save-title"
      onClose={onClose}
    >
      <h2 id="save-title" className="mb-2 text-[1.375rem] font-bold">
        {SHELL_STRINGS[locale].saveSite}
      </h2>
      <Content locale={locale} stop={stop} onClose={() => dialog.current?.close()} />
    </dialog>
  )
}

/** Opens the dialog over any page, in the language of the document. */
export async function openSaveDialog(): Promise<void> {
  await loadFullStyle()
  const place = document.createElement('div')
  place.className = 'fonts'
  document.body.append(place)
  const root = createRoot(place)
  const stopping = new AbortController()
  const close = () => {
    stopping.abort()
    root.unmount()
    place.remove()
  }
  root.render(<SaveDialog locale={documentLocale()} stop={stopping.signal} onClose={close} />)
}
