import { Braces, ListChecks, SlidersHorizontal, TextSearch } from 'lucide-react'
import { HOME_STRINGS } from '@/i18n/home-strings'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { routeOf, withBase } from '@/site/site'
import type { HomeFacts } from './home-facts'

const ENTRY_TEXT = 'text-note text-ink-2 @2xl:@max-4xl:text-ui'

const ENTRY_NAME = classNames(
  'my-1 flex items-center justify-between gap-2 text-h2 leading-[1.3] font-bold tracking-[-0.018em]',
  'group-hover:text-accent @2xl:@max-4xl:text-[1.375rem]',
)

const ENTRIES = [
  ['gettingStarted', 'index1', 'definition'],
  ['plugins', 'index2', 'action'],
  ['configuration', 'index3', 'assertion'],
] as const

/** The three entry points, as the steps of a scenario. */
export function Entries({ locale }: { locale: Locale }) {
  const { entries } = HOME_STRINGS[locale]
  const words = SHELL_STRINGS[locale]
  return (
    <ul className="mt-11 border-y border-line @2xl:grid @2xl:grid-cols-3">
      {ENTRIES.map(([route, name, kind]) => (
        <li
          key={route}
          className="group/entry not-first:border-line @max-2xl:not-first:border-t @2xl:not-first:border-l"
        >
          <a
            className="group block py-6 @2xl:h-full @2xl:px-5 @2xl:group-first/entry:pl-0 @4xl:px-7"
            href={withBase(routeOf(route, locale))}
          >
            <span className={ENTRY_TEXT}>
              <b className="font-bold" data-kind={kind}>
                {words.keyword[kind]}
              </b>{' '}
              {entries[route].sentence}
            </span>
            <strong className={ENTRY_NAME}>
              {words[name]}{' '}
              <Icon
                name="next"
                className="text-ink-3 transition-transform duration-[120ms] ease-linear group-hover:translate-x-[3px]"
              />
            </strong>
            <span className={ENTRY_TEXT}>{entries[route].text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const TOOLS = [
  ['stepFinder', TextSearch],
  ['featureChecker', ListChecks],
  ['configChecker', Braces],
  ['options', SlidersHorizontal],
] as const

export const Tools = ({ locale }: { locale: Locale }) => (
  <ul className="mt-7 grid gap-6 @2xl:grid-cols-2 @4xl:grid-cols-4">
    {TOOLS.map(([route, ToolIcon]) => {
      const { title, text } = HOME_STRINGS[locale].tools[route]
      return (
        <li key={route}>
          <a
            className="group grid grid-cols-[20px_1fr] gap-x-3 gap-y-0.5 text-note"
            href={withBase(routeOf(route, locale))}
          >
            <ToolIcon className="mt-1 text-ink-3" size={20} strokeWidth={1.75} aria-hidden="true" />
            <strong className="group-hover:underline group-hover:underline-offset-3">{title}</strong>
            <span className="col-start-2 text-ink-2">{text}</span>
          </a>
        </li>
      )
    })}
  </ul>
)

export const Paths = ({ paths, locale }: { paths: HomeFacts['paths']; locale: Locale }) => (
  <div className="mt-11 grid gap-x-6 gap-y-8 border-t border-line pt-7 @2xl:grid-cols-3">
    {paths.map(({ reader, pages }) => {
      const { title, text } = HOME_STRINGS[locale].paths[reader]
      return (
        <section key={reader}>
          <h2 className="text-h3 leading-[1.3] font-bold tracking-[-0.008em]">{title}</h2>
          <p className="mt-1 mb-2 text-note text-ink-2">{text}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.slug}>
                <a
                  className="inline-block py-1 text-note text-accent underline underline-offset-3 pointer-coarse:py-2.25"
                  href={withBase(page.slug)}
                >
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )
    })}
  </div>
)
