import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { documentLocale, type Locale } from '@/i18n/locale'
import { SAVING_STRINGS } from '@/i18n/saving-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { SecondaryButton } from '@/lib/buttons'
import { classNames, INLINE_BUTTON } from '@/lib/class-names'
import { loadFullStyle } from '@/lib/load'
import { ARCHIVE_PATH, withBase } from '@/site/site'
import { SavingForm } from './saving-form'

type SaveDialogProps = { locale: Locale; onClose: () => void }

function CannotSave({ locale, onClose }: SaveDialogProps) {
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
function SaveDialog({ locale, onClose }: SaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const Content = canSave() ? SavingForm : CannotSave
  useEffect(() => {
    dialog.current?.showModal()
    // A dialog focuses its first control, which need not be the chosen language.
    dialog.current?.querySelector<HTMLElement>(':checked')?.focus()
  }, [])
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
      <Content locale={locale} onClose={() => dialog.current?.close()} />
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
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<SaveDialog locale={documentLocale()} onClose={close} />)
}
