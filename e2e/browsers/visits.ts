import { localePrefix, otherLanguage, type StepLanguage } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'

/** What a reader does, as a script of the page, and what is true afterwards. */
export interface Visit {
  name: string
  /** Without the base path. */
  path: string
  /** Run again until it does not throw: what it is about may still be on its way. */
  does?: string
  holds: string
}

const WORDS = {
  es: { usage: 'Uso', installation: 'Instalación', sentence: 'el código de respuesta HTTP es 200' },
  en: { usage: 'Usage', installation: 'Installation', sentence: 'the response HTTP code is 200' },
} as const

const titleIs = (title: string) => `document.querySelector('h1').textContent === '${title}'`

/** Opens the example of a checker. */
const OPEN_EXAMPLE = "document.querySelector('[data-empty] button').click()"

/** There is a text in the editor, and its findings are beside it. */
const IS_CHECKED = `document.querySelectorAll('[data-tool] [data-line]').length > 0 &&
  [...document.querySelectorAll('[data-tool] *')].some((each) => each.shadowRoot?.querySelector('.cm-line'))`

/** Links: to another page, back, within a page, to the other language. */
const linkVisits = (locale: StepLanguage, prefix: string): Visit[] => [
  {
    name: 'a link, without loading the document again',
    path: `${prefix}/setup/usage/`,
    does: 'window.isSame = true; document.querySelector(\'#sidebar a[href$="/plugins/rest/"]\').click()',
    holds: `window.isSame && ${titleIs('REST')} && location.pathname.endsWith('${prefix}/plugins/rest/')`,
  },
  {
    name: 'the way back',
    path: `${prefix}/setup/installation/`,
    does: `const link = document.querySelector('#sidebar a[href$="/setup/usage/"]')
      if (${titleIs(WORDS[locale].installation)}) { link.click(); throw new Error('not there yet') }
      window.wasThere = ${titleIs(WORDS[locale].usage)}
      history.back()`,
    holds: `window.wasThere && ${titleIs(WORDS[locale].installation)}`,
  },
  {
    name: 'a link within the page',
    path: `${prefix}/setup/usage/?within`,
    does: `const [, link] = document.querySelectorAll('#contents-list a')
      link.click()
      window.target = decodeURIComponent(link.hash.slice(1))`,
    holds: `decodeURIComponent(location.hash) === '#' + window.target &&
      Math.abs(document.getElementById(window.target).getBoundingClientRect().top) < 200`,
  },
  {
    name: 'the other language',
    path: `${prefix}/setup/usage/?language`,
    does: "document.querySelector('header a[hreflang]').click()",
    holds: `document.documentElement.lang === '${otherLanguage(locale)}' && ${titleIs(WORDS[otherLanguage(locale)].usage)}`,
  },
]

const toolVisits = (locale: StepLanguage, prefix: string): Visit[] => [
  {
    name: 'the step finder',
    path: `${prefix}/tools/step-finder/?${new URLSearchParams({ q: WORDS[locale].sentence })}`,
    holds: "document.querySelectorAll('[data-tool=step-finder] .value').length > 0",
  },
  {
    name: 'the options explorer',
    path: `${prefix}/reference/options/#q=timeout`,
    holds: `document.querySelector('[data-tool=options-explorer] input')?.value === 'timeout' &&
      document.querySelectorAll('[data-tool=options-explorer] .option-list > li').length > 3`,
  },
  {
    name: 'the feature checker',
    path: `${prefix}/tools/feature-checker/`,
    does: OPEN_EXAMPLE,
    holds: IS_CHECKED,
  },
  {
    name: 'the configuration checker',
    path: `${prefix}/tools/config-checker/`,
    does: OPEN_EXAMPLE,
    holds: IS_CHECKED,
  },
]

/** What a reader of a language does while there is a server. */
export function visitsOf(locale: StepLanguage): Visit[] {
  const prefix = localePrefix(locale)
  return [
    {
      name: 'a page',
      path: `${prefix}/plugins/rest/`,
      holds: `${titleIs('REST')} && document.querySelectorAll('.step').length > 50`,
    },
    ...linkVisits(locale, prefix),
    {
      name: 'the dark theme',
      path: `${prefix}/setup/usage/?theme`,
      does: `document.querySelector('header button[aria-label="${SHELL_STRINGS[locale].useDark}"]').click()`,
      holds: "document.body.className === 'dark' && localStorage.getItem('theme') === 'dark'",
    },
    {
      name: 'the search',
      path: `${prefix}/setup/usage/?q`,
      does: `document.querySelector('header [data-search]').click()
        const field = document.querySelector('dialog [role=combobox]')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'timeout')
        field.dispatchEvent(new Event('input', { bubbles: true }))`,
      holds: "document.querySelectorAll('dialog [role=option]').length > 3",
    },
    ...toolVisits(locale, prefix),
  ]
}

/** What works again when the server is gone: the checker has the text of the visit before. */
export const offlineVisitsOf = (locale: StepLanguage): Visit[] => [
  {
    name: 'a page that was visited, without a server',
    path: `${localePrefix(locale)}/plugins/email/`,
    holds: titleIs('Email'),
  },
  {
    name: 'the feature checker, without a server',
    path: `${localePrefix(locale)}/tools/feature-checker/`,
    holds: IS_CHECKED,
  },
]
