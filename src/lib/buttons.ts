import { classNames } from './class-names'

const BUTTON = classNames(
  'inline-flex min-h-11 items-center gap-2.5 rounded-control border px-[18px] py-2',
  'text-left text-note font-semibold',
)

/** The look of the one action that a page is about. */
export const PRIMARY_BUTTON = classNames(BUTTON, 'border-transparent bg-brand text-on-brand', 'hover:bg-brand-hi')

/** The look of the actions beside it. */
export const SECONDARY_BUTTON = classNames(BUTTON, 'border-control', 'hover:border-ink hover:bg-hover')

/** The look of a button that is an icon only. */
export const ICON_BUTTON = classNames(
  'inline-grid size-10 shrink-0 place-items-center rounded-control text-ink-2',
  'hover:bg-hover hover:text-ink',
)
