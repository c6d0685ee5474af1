import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from '@/lib/buttons'
import { classNames, ICON_BUTTON } from '@/lib/class-names'
import type { Scope } from './checker-actions'
import type { CheckerHandle } from './use-checker'

export const PANE = 'relative flex min-w-0 flex-col lg:h-[clamp(480px,100vh_-_340px,760px)] print:h-auto!'
export const PANE_ACTIONS = 'm-0 flex shrink-0 flex-wrap gap-1.5 border-b border-line px-4 py-2'

type IconButtonProps = ComponentProps<'button'> & { label: string; icon: LucideIcon; size?: number }

export const IconButton = ({ label, icon: Icon, size = 18, ...props }: IconButtonProps) => (
  <Button
    look={classNames(ICON_BUTTON, 'disabled:cursor-default disabled:bg-transparent disabled:text-ink-3')}
    title={label}
    aria-label={label}
    {...props}
  >
    <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
  </Button>
)

interface RadioButtonsProps<Value extends string> {
  legend: string
  options: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}

export function RadioButtons<Value extends string>({ legend, options, value, onChange }: RadioButtonsProps<Value>) {
  // Unique: another open panel may have the same choice.
  const name = useId()
  const values = Object.keys(options) as Value[]
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="float-left leading-7 text-ink-2">{legend}</legend>
      {values.map((option) => (
        <label key={option} className="flex min-h-7 items-center gap-1.5 pointer-coarse:min-h-11">
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {options[option]}
        </label>
      ))}
    </fieldset>
  )
}

/** Whether a panel is about the shown file or all of them, and the buttons to choose it if there are several. */
export function useScope({ strings, state }: Pick<CheckerHandle, 'strings' | 'state'>): [Scope, ReactNode] {
  const [scope, setScope] = useState<Scope>('project')
  const options = { project: strings.ofProject, file: strings.ofFile }
  const choice = { legend: strings.reportOf, options, value: scope, onChange: setScope }
  return state.project.files.length > 1 ? [scope, <RadioButtons key="scope" {...choice} />] : ['file', null]
}

export const PaneHead = ({ children, buttons }: { children: ReactNode; buttons?: ReactNode }) => (
  <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 border-b border-line py-0.75 pr-2 pl-4 text-ui">
    {children}
    {buttons && <div className="ml-auto flex">{buttons}</div>}
  </div>
)

/** Opened by a button of a pane, above its content. Each tool renders its own paragraphs; they look the same. */
export const PanePanel = ({ label, ...section }: { id: string; label: string; children: ReactNode }) => (
  <section
    aria-label={label}
    className={classNames(
      'shrink-0 border-b border-line px-4 py-3 text-ui',
      'paragraphs:mt-0 paragraphs:mb-2',
      'lg:max-h-[60%] lg:overflow-y-auto',
    )}
    {...section}
  />
)
