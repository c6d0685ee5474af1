import { classNames } from '@/lib/class-names'

/** The look of a keyword: beside the text, as in the cards of the references, and above it where there is no room. */
export const GUTTER = 'gutter md:absolute md:right-[calc(100%+24px)] md:w-26 md:text-right lg:max-xl:w-21'

/** The keyword of a sentence or a step, as a paragraph of its own. */
export const KEYWORD = classNames(GUTTER, 'm-0 text-note font-bold')

/** The heading of an answer. */
export const TITLE = 'mt-0 mb-1 flex items-center gap-2.5 text-h3 tracking-[-0.008em]'

/** What an answer says before its steps. */
export const LEAD = 'mt-0 mb-3.5 max-w-[34em] text-note leading-[1.55] text-ink-2'

/** The steps of an answer. */
export const LIST = 'm-0 list-none p-0'
