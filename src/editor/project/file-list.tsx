import { Check, CircleDashed, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react'
import type { CheckerStrings } from '@/i18n/checker-strings'
import { PlainButton } from '@/lib/buttons'
import { classNames } from '@/lib/class-names'
import type { Severity } from '@/lib/finding'
import { closestTo } from '@/lib/listen'
import { hasText, reportOf } from '../checker-state'
import { IconButton } from '../editor-pane'
import { CHOSEN_OUTLINE, FINDING_ICONS, LOOK_COLOURS } from '../finding-row'
import type { CheckerHandle, CheckerProps } from '../use-checker'
import type { OpenFile, Project } from './project'

const BY_SEVERITY: readonly Severity[] = ['error', 'warning', 'notice']

interface FileRowProps extends Pick<OpenFile, 'id'> {
  strings: CheckerStrings
  name: string
  count: number | undefined
  /** Of all findings about it, including those listed in another file. */
  worst: Severity | undefined
  isChosen: boolean
}

function stateText({ count, worst, strings: words }: FileRowProps): string {
  if (count === undefined) return words.fileUnchecked
  if (count === 0 && worst) return words.fileElsewhere
  return worst ? `${words.findings(count)}, ${words.weights[worst].toLowerCase()}` : words.fileFine
}

const ICONS = { ...FINDING_ICONS, fine: Check, unchecked: CircleDashed }
const COLOURS = { ...LOOK_COLOURS, fine: '[--look:var(--wk-mark)]', unchecked: undefined }

/** Memoized, because a long list is updated while somebody types. The list handles the clicks on its buttons. */
const FileRow = memo(function FileRow(props: FileRowProps) {
  const { strings, id, name, count, worst, isChosen } = props
  const look = count === undefined ? 'unchecked' : (worst ?? 'fine')
  const Icon = ICONS[look]
  const tabIndex = isChosen ? 0 : -1
  return (
    <li
      className={classNames(
        'm-0 flex min-w-0 items-center rounded-control p-0',
        COLOURS[look],
        'data-chosen:bg-selected data-chosen:shadow-[inset_3px_0_var(--wk-mark)]',
        CHOSEN_OUTLINE,
      )}
      data-look={look}
      data-chosen={isChosen || undefined}
    >
      <button
        type="button"
        className={classNames(
          'flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-0.5',
          'text-left font-mono text-code leading-[1.35] font-normal',
          'hover:bg-hover',
        )}
        data-file={id}
        aria-current={isChosen}
        tabIndex={tabIndex}
      >
        <Icon className="flex-none text-(--look)" size={17} strokeWidth={1.75} aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="visually-hidden">: {stateText(props)}</span>
        {count ? (
          <b className="ml-auto font-sans text-small leading-[normal] font-[650]" aria-hidden="true">
            {count}
          </b>
        ) : null}
      </button>
      <IconButton label={strings.closeFile(name)} icon={X} size={17} data-close={id} tabIndex={tabIndex} />
    </li>
  )
})

function targetOf(key: string, { files, chosen }: Project): number | undefined {
  const at = files.findIndex(({ id }) => id === chosen)
  const positions: Record<string, number> = {
    ArrowDown: Math.min(at + 1, files.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: files.length - 1,
  }
  return files[positions[key] ?? -1]?.id
}

const fileRows = ({ state, words }: CheckerHandle): Omit<FileRowProps, 'strings' | 'isChosen'>[] =>
  state.project.files.map((file) => {
    const report = reportOf(state, file)
    const findings = hasText(file) ? report?.findings : []
    const all = [...(findings ?? []), ...(report?.listedElsewhere ?? [])]
    const worst = BY_SEVERITY.find((wanted) => all.some(({ severity }) => severity === wanted))
    return { id: file.id, name: file.path || words.unnamed, count: findings?.length, worst }
  })

type FilesHeadProps = Pick<FileRowProps, 'strings'> & { files: ReturnType<typeof fileRows>; onCloseAll: () => void }

function FilesHead({ strings: words, files, onCloseAll }: FilesHeadProps) {
  const findings = files.reduce((sum, { count = 0 }) => sum + count, 0)
  const isChecked = files.every(({ count }) => count !== undefined)
  return (
    <div className="flex flex-wrap items-center gap-x-4 px-4 pt-2">
      <p className="m-0 text-ui font-[650]" role="status">
        {isChecked ? words.project(files.length, findings) : words.checking}
      </p>
      <PlainButton onClick={onCloseAll}>{words.closeAll}</PlainButton>
    </div>
  )
}

function useChosenInView(chosen: number) {
  const list = useRef<HTMLUListElement>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>(`[data-file="${chosen}"]`)
    button?.scrollIntoView?.({ block: 'nearest' })
    const { activeElement, body } = document
    const isFree = activeElement === body || list.current?.contains(activeElement)
    if (hasFocus.current && isFree) button?.focus()
    hasFocus.current = false
  }, [chosen])
  return { list, hasFocus }
}

const LIST = classNames(
  'm-0 grid max-h-43 list-none gap-x-2 overflow-y-auto px-2 pt-1 pb-2',
  'grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]',
)

/** The open files with the results of their checks. The list is one tab stop; arrow keys move within it. */
export function FileList({ checker }: CheckerProps) {
  const { strings, state, dispatch, view } = checker
  const { chosen } = state.project
  const files = fileRows(checker)
  const { list, hasFocus } = useChosenInView(chosen)
  const choose = (id: number) => {
    hasFocus.current = id !== chosen
    dispatch({ type: 'show-file', id })
  }
  /** Closes a file, or all without an id. The list itself goes when one file is left. */
  const close = (id?: number) => {
    hasFocus.current = id === chosen
    dispatch({ type: 'close', id })
    if (id === undefined || files.length === 2) view?.focus()
  }
  const onClick = ({ nativeEvent }: MouseEvent) => {
    const button = closestTo<HTMLElement>(nativeEvent, '[data-file], [data-close]')
    if (button?.dataset.file) choose(Number(button.dataset.file))
    if (button?.dataset.close) close(Number(button.dataset.close))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, state.project)
    if (event.key === 'Delete') close(chosen)
    else if (target === undefined) return
    else choose(target)
    event.preventDefault()
  }
  return (
    <section className="col-span-full min-w-0 border-b border-line" aria-label={strings.files}>
      <FilesHead {...{ strings, files }} onCloseAll={() => close()} />
      <ul ref={list} className={LIST} title={strings.fileKeys} {...{ onClick, onKeyDown }}>
        {files.map((file) => (
          <FileRow key={file.id} {...file} strings={strings} isChosen={file.id === chosen} />
        ))}
      </ul>
    </section>
  )
}
