import { ArrowRight, Braces, ListChecks, TextSearch } from 'lucide-react'
import type { SitePage } from '@/content/site-page'
import { HOME_STRINGS } from '@/i18n/home-strings'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { ForkLink } from '@/navigation/sidebar'
import { type RouteName, routeOf } from '@/site/routes'
import { SITE, withBase } from '@/site/site'
import { STEP_KINDS } from '@/steps/step-kinds'
import { ExamplePanel } from './example-panel'
import type { HomeExample } from './home-example'

function Entries({ locale }: { locale: Locale }) {
  return (
    <ul className="home-entries">
      {HOME_STRINGS[locale].entries.map(({ route, keyword, sentence, title, text }, index) => (
        <li key={route}>
          <a href={withBase(routeOf(route as RouteName, locale))}>
            <span className="entry-sentence">
              <b data-kind={STEP_KINDS[index]}>{keyword}</b> {sentence}
            </span>
            <strong>
              {title} <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </strong>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const TOOL_ICONS = [TextSearch, ListChecks, Braces] as const

function Tools({ locale }: { locale: Locale }) {
  return (
    <ul className="home-tools">
      {HOME_STRINGS[locale].tools.map(({ route, title, text }, index) => {
        const ToolIcon = TOOL_ICONS[index] ?? Braces
        return (
          <li key={route}>
            <a href={withBase(routeOf(route as RouteName, locale))}>
              <ToolIcon size={20} strokeWidth={1.75} aria-hidden="true" />
              <strong>{title}</strong>
              <span>{text}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function HomeFoot({ locale }: { locale: Locale }) {
  const words = PAGE_STRINGS[locale]
  return (
    <footer className="home-foot">
      <a href={withBase(routeOf('license', locale))}>{words.license}</a>
      <a href={withBase(routeOf('contributing', locale))}>{words.contributing}</a>
      <a href={withBase(routeOf('architecture', locale))}>{words.architecture}</a>
      <span>{words.siteVersion.replace('{version}', SITE.version)}</span>
    </footer>
  )
}

/** The home page: the tool in one sentence, a scenario that works, and the three entry points. */
export function HomePage({ page, example }: { page: SitePage; example: HomeExample }) {
  const { locale } = page
  const words = HOME_STRINGS[locale]
  return (
    <div className="home">
      <main id="main" tabIndex={-1}>
        <div className="home-top">
          <div>
            <h1>
              {words.taglineStart}
              <em>{words.taglineMark}</em>
            </h1>
            <p className="lead">{words.lead}</p>
            <p className="home-actions">
              <a className="button primary" href={withBase(routeOf('installation', locale))}>
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
