import { classNames } from '@/lib/class-names'

const FRAMED = 'rounded-control border border-control text-ui font-semibold text-ink no-underline'
const FRAMED_HOVER = 'hover:border-ink hover:bg-hover'

/** A button, or a link among buttons, that acts on what is beside it. */
export const SMALL_BUTTON = classNames(
  FRAMED,
  'inline-flex min-h-8 items-center gap-2 bg-bg px-3 py-0.75',
  FRAMED_HOVER,
)

/** A button that stands alone. */
export const SECONDARY_BUTTON = classNames(FRAMED, 'min-h-11 px-4 py-1.5', FRAMED_HOVER)

/** A button within a sentence. */
export const INLINE_BUTTON = 'text-accent underline underline-offset-3'

/** A button without a frame, beside others. */
export const PLAIN_BUTTON = classNames(INLINE_BUTTON, 'min-h-7 text-ui decoration-1', 'hover:decoration-2')
