import type { EditorView } from '@codemirror/view'
import type { ReactNode } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { classNames } from '@/lib/class-names'

export const ROWS = 'm-0 mb-4 list-none p-0'
export const ROW = 'm-0 flex flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-line px-0 py-1.5 text-ui'

type LineButtonProps = { line: number; locale: Locale; onLine: (line: number) => void }

const LineButton = ({ line, locale, onLine }: LineButtonProps) => (
  <button
    type="button"
    className={classNames(
      'min-h-7 min-w-7 rounded-chip px-1.5 font-mono text-code leading-[normal] font-normal text-accent',
      'hover:bg-hover hover:underline pointer-coarse:min-w-11',
    )}
    aria-label={`${CHECKER_STRINGS[locale].line} ${line}`}
    onClick={() => onLine(line)}
  >
    {line}
  </button>
)

const MAX_LINES = 12

export const LineButtons = ({ lines, ...props }: Omit<LineButtonProps, 'line'> & { lines: readonly number[] }) => (
  <>
    {lines.slice(0, MAX_LINES).map((line) => (
      <LineButton key={line} line={line} {...props} />
    ))}
    {lines.length > MAX_LINES && '…'}
  </>
)

export const LineRow = ({ children, ...props }: LineButtonProps & { children: ReactNode }) => (
  <li className={ROW}>
    <LineButton {...props} />
    <span className="flex-[1_1_16em] wrap-anywhere">{children}</span>
  </li>
)

export function goToLine(view: EditorView | undefined, number: number): void {
  if (!view || number > view.state.doc.lines) return
  view.dispatch({ selection: { anchor: view.state.doc.line(number).from }, scrollIntoView: true })
  view.focus()
}
