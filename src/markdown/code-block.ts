import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { STEP_STRINGS } from '@/i18n/step-strings'
import { type Fence, fenceMeta } from './fence'
import { highlight, highlightGherkin } from './highlight'
import type { PageContext } from './page-context'

const highlightFence = (fence: Fence, context: PageContext): ElementContent[] =>
  fence.lang === 'gherkin' ? highlightGherkin(fence, context) : highlight(fence.value, fence.lang ?? 'text')

/**
 * The part that may scroll, focusable so that it can be scrolled by keyboard: a script takes it off the stops of the keyboard
 * where nothing scrolls. Its name is that of its file.
 */
function codePane(fence: Fence, context: PageContext): Element {
  const { title, tab } = fenceMeta(fence.meta)
  return h(
    'pre',
    {
      tabindex: 0,
      role: 'group',
      'aria-label': title ?? tab ?? ARTICLE_STRINGS[context.locale].code,
      'data-copy': '',
      'data-lang': fence.lang,
    },
    highlightFence(fence, context),
  )
}

/** A quiet note at code that ran with the tool, or at a configuration that it loaded. */
function runMark({ lang, value }: Fence, { locale, markOf }: PageContext): Element[] {
  const mark = lang === 'text' ? undefined : markOf(value)
  const { loadedWith } = ARTICLE_STRINGS[locale]
  const { runWith } = STEP_STRINGS[locale]
  return mark ? [h('p', { class: 'run' }, (mark.isLoaded ? loadedWith : runWith)(mark.engine))] : []
}

/** Code with its copy button. */
const copiedPane = (fence: Fence, context: PageContext): Element[] => [
  h('button', { type: 'button', class: 'copy', 'aria-label': ARTICLE_STRINGS[context.locale].copy }),
  codePane(fence, context),
  ...runMark(fence, context),
]

/** A block of code with its caption, if it has one. */
export function codeBlock(fence: Fence, context: PageContext): Element {
  const { title } = fenceMeta(fence.meta)
  const caption = title ? [h('figcaption', title)] : []
  return h('figure', { class: 'code' }, [...caption, ...copiedPane(fence, context)])
}

/** Adjacent fences with `tab="…"`, as tabs. Without JavaScript all panes are shown, each with its name. */
export function codeTabs(fences: Fence[], group: string, context: PageContext): Element {
  const tabs = fences.map((fence) => fenceMeta(fence.meta).tab ?? '')
  const buttons = tabs.map((tab, index) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${group}-tab-${index}`,
        'aria-controls': `${group}-pane-${index}`,
        'aria-selected': index === 0 ? 'true' : 'false',
        tabindex: index === 0 ? 0 : -1,
        'data-tab': tab,
      },
      tab,
    ),
  )
  const panes = fences.map((fence, index) =>
    h(
      'div',
      {
        role: 'tabpanel',
        id: `${group}-pane-${index}`,
        'aria-labelledby': `${group}-tab-${index}`,
        'data-active': index === 0 ? '' : undefined,
      },
      [h('p', { class: 'pane-name' }, tabs[index]), ...copiedPane(fence, context)],
    ),
  )
  return h('div', { class: 'code code-tabs', 'data-tabs': '' }, [h('div', { role: 'tablist' }, buttons), ...panes])
}
