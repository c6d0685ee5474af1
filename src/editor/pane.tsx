import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/lib/buttons'
import { classNames, ICON_BUTTON } from '@/lib/class-names'

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
