import { ArrowRight, Braces, ListChecks, TextSearch } from 'lucide-react'
import type { SitePage } from '@/content/site-page'
import { HOME_STRINGS } from '@/i18n/home-strings'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { PRIMARY_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import { ForkLink } from '@/navigation/sidebar'
import { type RouteName, routeOf } from '@/site/routes'
import { SITE, withBase } from '@/site/site'
import { STEP_KINDS } from '@/steps/step-kinds'
import { ExamplePanel } from './example-panel'
import type { HomeExample } from './home-example'

const ENTRY_TEXT = 'text-note text-ink-2 md:max-lg:text-ui'

function Entries({ locale }: { locale: Locale }) {
  return (
    <ul className="mt-13 border-y border-line md:grid md:grid-cols-3">
      {HOME_STRINGS[locale].entries.map(({ route, keyword, sentence, title, text }, index) => (
        <li key={route} className="group/entry not-first:border-line max-md:not-first:border-t md:not-first:border-l">
          <a
            className="group block py-6 md:h-full md:px-5 md:group-first/entry:pl-0 lg:px-7"
            href={withBase(routeOf(route as RouteName, locale))}
          >
            <span className={ENTRY_TEXT}>
              <b className="font-bold" data-kind={STEP_KINDS[index]}>
                {keyword}
              </b>{' '}
              {sentence}
            </span>
            <strong
              className={classNames(
                'my-1 flex items-center justify-between gap-2 text-h2 leading-[1.3] font-bold tracking-[-0.018em]',
                'group-hover:text-accent md:max-lg:text-[22px]',
              )}
            >
              {title}{' '}
              <ArrowRight
                className="shrink-0 text-ink-3 transition-transform duration-[120ms] ease-linear group-hover:translate-x-[3px]"
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
              />
            </strong>
            <span className={ENTRY_TEXT}>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const TOOL_ICONS = [TextSearch, ListChecks, Braces] as const

function Tools({ locale }: { locale: Locale }) {
  return (
    <ul className="mt-7 grid gap-6 md:grid-cols-3 md:gap-x-0">
      {HOME_STRINGS[locale].tools.map(({ route, title, text }, index) => {
        const ToolIcon = TOOL_ICONS[index] ?? Braces
        return (
          <li key={route} className="md:not-first:pl-[29px]">
            <a
              className="group grid grid-cols-[20px_1fr] gap-x-3 gap-y-0.5 text-note"
              href={withBase(routeOf(route as RouteName, locale))}
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
}

const FOOT_ROUTES = ['license', 'contributing', 'architecture'] as const

function HomeFoot({ locale }: { locale: Locale }) {
  const words = PAGE_STRINGS[locale]
  return (
    <footer className="mt-11 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-small text-ink-2">
      {FOOT_ROUTES.map((route) => (
        <a key={route} className="py-1 hover:text-ink hover:underline" href={withBase(routeOf(route, locale))}>
          {words[route]}
        </a>
      ))}
      <span className="ml-auto py-1">{words.siteVersion.replace('{version}', SITE.version)}</span>
    </footer>
  )
}

const TAGLINE_MARK = classNames(
  'not-italic underline decoration-brand decoration-[0.09em] underline-offset-[0.1em]',
  '[text-decoration-skip-ink:none]',
)

/** The home page: the tool in one sentence, a scenario that works, and the three entry points. */
export function HomePage({ page, example }: { page: SitePage; example: HomeExample }) {
  const { locale } = page
  const words = HOME_STRINGS[locale]
  return (
    <div className="mx-auto max-w-[1240px] px-5 py-11 md:px-7 md:pt-15">
      <main id="main" tabIndex={-1}>
        <div
          className={classNames(
            'grid items-start gap-11',
            'lg:grid-cols-[1fr_480px] lg:gap-9 xl:grid-cols-[1fr_592px] xl:gap-16',
          )}
        >
          <div>
            <h1 className="mb-8 text-[clamp(44px,6.1vw,84px)] leading-[0.98] font-[780] tracking-[-0.038em]">
              {words.taglineStart}
              <em className={TAGLINE_MARK}>{words.taglineMark}</em>
            </h1>
            <p className="max-w-[32em] text-lead leading-normal text-ink-2">{words.lead}</p>
            <p className="mt-7 flex flex-wrap gap-3">
              <a className={PRIMARY_BUTTON} href={withBase(routeOf('installation', locale))}>
                {words.install}
              </a>
              <ForkLink size="large" />
            </p>
          </div>
          <ExamplePanel example={example} locale={locale} key={locale} />
        </div>
        <Entries locale={locale} />
        <Tools locale={locale} />
      </main>
      <HomeFoot locale={locale} />
    </div>
  )
}
