import { Check, CircleDashed, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { ICON_BUTTON } from '@/lib/buttons'
import type { Severity } from '@/lib/finding'
import buttons from '../buttons.module.css'
import { FINDING_ICONS } from '../finding-row'
import styles from './file-list.module.css'
import type { OpenFile } from './project'

/** A file and the outcome of its check. */
export interface ListedFile extends Pick<OpenFile, 'id' | 'path'> {
  /** The number of its findings; undefined until it has been checked. */
  count: number | undefined
  /** The weight of its most serious finding. */
  worst: Severity | undefined
}

interface FileListProps {
  locale: Locale
  files: readonly ListedFile[]
  chosen: number
  /** Shown for a file without a name. */
  unnamed: string
  onChoose: (id: number) => void
  onClose: (id: number) => void
  onCloseAll: () => void
}

interface FileRowProps extends ListedFile {
  locale: Locale
  name: string
  isChosen: boolean
}

function stateText({ count, worst, locale }: FileRowProps): string {
  const words = CHECKER_STRINGS[locale]
  if (count === undefined) return words.fileUnchecked
  return worst ? `${words.findings(count)}, ${words.weights[worst].toLowerCase()}` : words.fileFine
}

const ICONS = { ...FINDING_ICONS, fine: Check, unchecked: CircleDashed }

/** A row is rendered again only when it has changed: there may be many while somebody types. The list handles its buttons. */
const FileRow = memo(function FileRow(props: FileRowProps) {
  const { locale, id, name, count, worst, isChosen } = props
  const close = CHECKER_STRINGS[locale].closeFile(name)
  const look = count === undefined ? 'unchecked' : (worst ?? 'fine')
  const Icon = ICONS[look]
  const tabIndex = isChosen ? 0 : -1
  return (
    <li className={styles.file} data-look={look} data-chosen={isChosen || undefined}>
      <button type="button" className={styles.name} data-file={id} aria-current={isChosen} tabIndex={tabIndex}>
        <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
        <span>{name}</span>
        <span className="visually-hidden">: {stateText(props)}</span>
        {count ? <b aria-hidden="true">{count}</b> : null}
      </button>
      <button
        type="button"
        className={ICON_BUTTON}
        title={close}
        aria-label={close}
        data-close={id}
        tabIndex={tabIndex}
      >
        <X size={17} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  )
})

/** The id of the file that a key leads to; the arrows stop at the ends. */
function targetOf(key: string, { files, chosen }: Pick<FileListProps, 'files' | 'chosen'>): number | undefined {
  const at = files.findIndex(({ id }) => id === chosen)
  const positions: Record<string, number> = {
    ArrowDown: Math.min(at + 1, files.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: files.length - 1,
  }
  return files[positions[key] ?? -1]?.id
}

/** The open files with the outcome of their checks. The list is one stop of the Tab key; arrows move within it. */
export function FileList(props: FileListProps) {
  const { locale, files, chosen, unnamed, onChoose, onClose, onCloseAll } = props
  const words = CHECKER_STRINGS[locale]
  const list = useRef<HTMLUListElement>(null)
  const hasFocus = useRef(false)
  // The chosen file is in view, also when F8 has led to it; where the list had the focus, the focus is on it.
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>(`[data-file="${chosen}"]`)
    button?.scrollIntoView?.({ block: 'nearest' })
    if (hasFocus.current) button?.focus()
    hasFocus.current = false
  }, [chosen])
  const choose = (id: number) => {
    hasFocus.current = id !== chosen
    onChoose(id)
  }
  const close = (id: number) => {
    hasFocus.current = id === chosen
    onClose(id)
  }
  const onClick = ({ target }: MouseEvent) => {
    const { file, close: closed } =
      (target instanceof Element && target.closest<HTMLElement>('[data-file], [data-close]')?.dataset) || {}
    if (file) choose(Number(file))
    if (closed) close(Number(closed))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, props)
    if (event.key === 'Delete') close(chosen)
    else if (target === undefined) return
    else choose(target)
    event.preventDefault()
  }
  const found = files.filter(({ count }) => count)
  const findings = found.reduce((sum, { count = 0 }) => sum + count, 0)
  return (
    <section className={styles.files} aria-label={words.files}>
      <div className={styles.head}>
        <p role="status">{words.project(files.length, findings, found.length)}</p>
        <button type="button" className={buttons.plain} onClick={onCloseAll}>
          {words.closeAll}
        </button>
      </div>
      <ul ref={list} className={styles.list} title={words.fileKeys} {...{ onClick, onKeyDown }}>
        {files.map((file) => (
          <FileRow key={file.id} {...file} locale={locale} name={file.path || unnamed} isChosen={file.id === chosen} />
        ))}
      </ul>
    </section>
  )
}
