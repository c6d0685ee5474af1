import type { SitePage } from '@/content/site-page'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import { HOME_STRINGS } from '@/i18n/home-strings'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames, PRIMARY_BUTTON, SECONDARY_BUTTON } from '@/lib/class-names'
import { LONGEST_QUERY } from '@/lib/use-address-query'
import { ForkLink } from '@/navigation/sidebar'
import { routeOf, SITE, withBase } from '@/site/site'
import { ExamplePanel, RunResult } from './example-panel'
import type { HomeFacts } from './home-facts'
import { Entries, Paths, Tools } from './home-links'

/** The field has no name, so that no request contains its text: the early script puts it into the fragment. */
function FinderField({ locale }: { locale: Locale }) {
  const words = HOME_STRINGS[locale]
  return (
    <form className="mt-8 no-js:hidden print:hidden!" action={withBase(routeOf('stepFinder', locale))}>
      <label className="mb-2 block text-small font-semibold text-ink-2" htmlFor="home-finder">
        {words.finder}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="home-finder"
          className={classNames(
            'h-11 min-w-0 flex-[1_1_220px] rounded-control border border-control bg-bg px-3.5 text-note text-ellipsis',
            'placeholder:text-ink-3 focus-visible:border-focus focus-visible:-outline-offset-2',
          )}
          type="text"
          data-fragment="q"
          required
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={FINDER_STRINGS[locale].examples[0]}
        />
        <button className={SECONDARY_BUTTON} type="submit">
          {words.find}
        </button>
      </div>
    </form>
  )
}

const FACT = 'py-1 hover:text-ink hover:underline hover:underline-offset-3'

const Numbers = ({ facts, locale }: { facts: HomeFacts; locale: Locale }) => (
  <p className="mt-5 text-small text-ink-2">
    <a className={FACT} href={withBase(routeOf('stepFinder', locale))}>
      {PAGE_STRINGS[locale].steps(facts.steps)}
    </a>
    {' · '}
    <a className={FACT} href={withBase(routeOf('plugins', locale))}>
      {HOME_STRINGS[locale].plugins(facts.plugins)}
    </a>
    {' · '}
    <a className={FACT} href={withBase(routeOf('license', locale))}>
      {SITE.license}
    </a>
  </p>
)

const FOOT_LINK = 'py-1 hover:text-ink hover:underline pointer-coarse:py-2.75'

function HomeFoot({ facts, locale }: { facts: HomeFacts; locale: Locale }) {
  const words = PAGE_STRINGS[locale]
  return (
    <footer className="mt-11 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-small text-ink-2">
      {(['license', 'contributing', 'architecture'] as const).map((route) => (
        <a key={route} className={FOOT_LINK} href={withBase(routeOf(route, locale))}>
          {words[route]}
        </a>
      ))}
      <span className="py-1 md:ml-auto">
        {facts.engine} · {words.siteVersion(SITE.version)}
      </span>
    </footer>
  )
}

const TAGLINE_MARK =
  'not-italic underline decoration-brand decoration-[0.09em] underline-offset-[0.1em] [text-decoration-skip-ink:none]'

function Hero({ facts, locale }: { facts: HomeFacts; locale: Locale }) {
  const words = HOME_STRINGS[locale]
  return (
    <div>
      <h1 className="mb-8 text-[clamp(44px,6.7cqi,84px)] leading-[0.98] font-[780] tracking-[-0.038em]">
        {words.taglineStart}
        <em className={TAGLINE_MARK}>{words.taglineMark}</em>
      </h1>
      <p className="max-w-[32em] text-lead leading-normal text-ink-2">{words.lead}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <a className={PRIMARY_BUTTON} href={withBase(routeOf('gettingStarted', locale))}>
          {SHELL_STRINGS[locale].index1}
        </a>
        <a className={SECONDARY_BUTTON} href={withBase(routeOf('installation', locale))}>
          {words.install}
        </a>
        <ForkLink size="large" />
      </p>
      <Numbers facts={facts} locale={locale} />
      <FinderField locale={locale} />
    </div>
  )
}

/** Its columns depend on the width beside the menu, not on that of the window. */
export function HomePage({ page, facts }: { page: SitePage; facts: HomeFacts }) {
  const { locale } = page
  return (
    <div className="mx-auto max-w-[1240px] px-5 py-11 md:px-7 md:pt-15">
      <div className="@container">
        <main id="main" tabIndex={-1}>
          <div
            className={classNames(
              'grid items-start gap-11',
              '@4xl:grid-cols-[1fr_480px] @4xl:gap-9 @min-[71rem]:grid-cols-[1fr_592px] @min-[71rem]:gap-16',
            )}
          >
            <Hero facts={facts} locale={locale} />
            <div className="min-w-0">
              <ExamplePanel example={facts.example} locale={locale} />
              <RunResult facts={facts} locale={locale} />
            </div>
          </div>
          <Entries locale={locale} />
          <Tools locale={locale} />
          <Paths paths={facts.paths} locale={locale} />
        </main>
      </div>
      <HomeFoot facts={facts} locale={locale} />
    </div>
  )
}
