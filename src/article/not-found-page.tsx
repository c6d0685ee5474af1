import { useEffect, useState } from 'react'
import type { MenuSection, SitePage } from '@/content/site-page'
import type { Locale, Localized } from '@/i18n/locale'
import { NOT_FOUND_STRINGS } from '@/i18n/not-found-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames, PRIMARY_BUTTON, SECONDARY_BUTTON } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { nearest } from '@/lib/nearest'
import { useAddressPath } from '@/navigation/navigate'
import { loadMenu } from '@/navigation/use-menu'
import { MAIN_PAGES, routeOf, withBase } from '@/site/site'
import type { StepKind } from '@/steps/step'

export const PageTitle = ({ children, isLarge = false }: { children: string; isLarge?: boolean }) => (
  <h1
    className={classNames(
      'mt-2 mb-3 text-[2rem] leading-[1.08] font-[750] tracking-[-0.025em] wrap-break-word',
      isLarge ? 'md:text-[3.5rem]' : 'md:text-h1',
    )}
  >
    {children}
  </h1>
)

const POPULAR_COUNT = 4
const POPULAR = 'py-1 hover:text-ink hover:underline pointer-coarse:py-2.5'

/** The page that a mistyped path probably meant; undefined if more than a third of its characters differ. */
export function closestTopic(path: string, sections: MenuSection[]) {
  const all = sections.flatMap(({ title, topics }) => topics.map((topic) => ({ section: title, topic })))
  const slugs = all.map(({ topic }) => topic.slug)
  const slug = nearest(path, slugs, Math.floor(path.length / 3))
  return all.find(({ topic }) => topic.slug === slug)
}

function useClosest(path: string | undefined, locale: Locale) {
  const [closest, setClosest] = useState<ReturnType<typeof closestTopic>>()
  useEffect(() => {
    if (!path) return
    loadMenu(locale)
      .then(({ sections }) => setClosest(closestTopic(path.replace(/\/?$/, '/'), sections)))
      .catch((error: unknown) => console.error(error))
  }, [path, locale])
  return closest
}

const RESULT = 'flex items-center gap-2 text-ui font-semibold md:min-h-[30px] md:self-start'

type LineProps = { kind: StepKind; locale: Locale; isPassed?: boolean; children?: React.ReactNode }

function Line({ kind, locale, isPassed = true, children }: LineProps) {
  const words = NOT_FOUND_STRINGS[locale]
  const [keyword, sentence] = words[kind]
  return (
    <li className="grid gap-x-5 border-b border-line py-3.5 md:grid-cols-[112px_1fr_auto]">
      <b className="md:text-right" data-kind={kind}>
        {keyword}
      </b>
      <span>
        {sentence}
        {children}
      </span>
      <small className={classNames(RESULT, isPassed ? 'text-then' : 'text-danger')}>
        <Icon name={isPassed ? 'check' : 'failed'} /> {isPassed ? words.passed : words.failed}
      </small>
    </li>
  )
}

function FailedScenario({ locale, path }: { locale: Locale; path: string | undefined }) {
  const words = NOT_FOUND_STRINGS[locale]
  return (
    <ol className="my-7 max-w-[860px] border-t border-line text-lead">
      <Line kind="definition" locale={locale}>
        {' '}
        {path ? <code className="value v-place wrap-anywhere">{path}</code> : words.address}
      </Line>
      <Line kind="action" locale={locale} />
      <Line kind="assertion" locale={locale} isPassed={false}>
        {' '}
        <code className="value v-assertion wrap-anywhere">{words.assertion[2]}</code>
        {/* Offline, the worker has replaced this text and the title of the page (public/worker.js). */}
        <span className="block text-note text-ink-2" suppressHydrationWarning>
          {words.result}
        </span>
      </Line>
    </ol>
  )
}

/** The not-found page, in the language of the address, with a link to the closest page. */
export function NotFoundPage({ page, engine }: { page: SitePage; engine: Localized<string> }) {
  const { locale } = page
  const path = useAddressPath()
  const words = NOT_FOUND_STRINGS[locale]
  const closest = useClosest(path, locale)
  return (
    <main id="main" className="mx-auto max-w-[1240px] px-5 py-11 md:px-7 md:pt-15" tabIndex={-1}>
      <PageTitle isLarge>{page.title}</PageTitle>
      <FailedScenario locale={locale} path={path} />
      {closest && (
        <p className="text-lead" data-closest="">
          {words.wereYouAfter[0]}
          <a className="font-[650] text-accent underline underline-offset-4" href={withBase(closest.topic.slug)}>
            {closest.section} / {closest.topic.title}
          </a>
          {words.wereYouAfter[1]}
        </p>
      )}
      <p className="mt-7 flex flex-wrap gap-3">
        <button type="button" className={classNames(PRIMARY_BUTTON, 'no-js:hidden')} data-search="">
          <Icon name="search" />
          {words.search}
        </button>
        <a className={SECONDARY_BUTTON} href={withBase(routeOf('home', locale))}>
          {words.home}
        </a>
      </p>
      <p className="mt-13 flex max-w-[860px] flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-note text-ink-2">
        {MAIN_PAGES.slice(0, POPULAR_COUNT).map(([route, word]) => (
          <a key={route} className={POPULAR} href={withBase(routeOf(route, locale))}>
            {SHELL_STRINGS[locale][word]}
          </a>
        ))}
        <span className="py-1 md:ml-auto">{engine[locale]}</span>
      </p>
    </main>
  )
}
