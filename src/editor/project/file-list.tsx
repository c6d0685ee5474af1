import { Check, CircleDashed, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import type { FindingLook, Severity } from '@/lib/finding'
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

interface FileRowProps extends Pick<FileListProps, 'locale' | 'onChoose' | 'onClose'> {
  file: ListedFile
  name: string
  isChosen: boolean
}

function stateText({ count, worst }: ListedFile, locale: Locale): string {
  const words = CHECKER_STRINGS[locale]
  if (count === undefined) return words.fileUnchecked
  return worst ? `${words.findings(count)}, ${words.weights[worst].toLowerCase()}` : words.fileFine
}

const lookOf = ({ count, worst }: ListedFile): FindingLook | 'fine' | 'unchecked' =>
  count === undefined ? 'unchecked' : (worst ?? 'fine')

const ICONS = { ...FINDING_ICONS, fine: Check, unchecked: CircleDashed }

function FileRow({ locale, file, name, isChosen, onChoose, onClose }: FileRowProps) {
  const close = CHECKER_STRINGS[locale].closeFile(name)
  const look = lookOf(file)
  const Icon = ICONS[look]
  const tabIndex = isChosen ? 0 : -1
  return (
    <li className={styles.file} data-look={look} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.name}
        data-file={file.id}
        aria-current={isChosen}
        tabIndex={tabIndex}
        onClick={() => onChoose(file.id)}
      >
        <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
        <span>{name}</span>
        <span className="visually-hidden">: {stateText(file, locale)}</span>
        {file.count ? <b aria-hidden="true">{file.count}</b> : null}
      </button>
      <button
        type="button"
        className="icon-button"
        title={close}
        aria-label={close}
        tabIndex={tabIndex}
        onClick={() => onClose(file.id)}
      >
        <X size={17} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  )
}

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
    hasFocus.current = true
    onChoose(id)
  }
  const close = (id: number) => {
    hasFocus.current = true
    onClose(id)
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
      <ul ref={list} className={styles.list} title={words.fileKeys} onKeyDown={onKeyDown}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            {...{ locale, file }}
            name={file.path || unnamed}
            isChosen={file.id === chosen}
            onChoose={choose}
            onClose={close}
          />
        ))}
      </ul>
    </section>
  )
}
