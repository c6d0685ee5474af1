import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import type { SitePage } from '@/content/site-page'
import type { Locale } from '@/i18n/locale'
import { NOT_FOUND_STRINGS } from '@/i18n/not-found-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Icon } from '@/lib/icon'
import { directoryPath } from '@/lib/path'
import { loadMenu } from '@/navigation/menu/menu'
import { type RouteName, routeOf } from '@/site/routes'
import { withBase } from '@/site/site'
import { closestTopic, type FoundTopic } from './closest-topic'

const WAYS_OUT = [
  ['gettingStarted', 'index1'],
  ['plugins', 'index2'],
  ['configuration', 'index3'],
  ['stepFinder', 'stepFinder'],
] as const satisfies readonly (readonly [RouteName, keyof (typeof SHELL_STRINGS)['es']])[]

/** The path that was asked for; known only in the browser, because one file serves every address. */
function useAskedPath(): string | undefined {
  const { asPath } = useRouter()
  const [asked, setAsked] = useState<string>()
  useEffect(() => setAsked(directoryPath(asPath)), [asPath])
  return asked
}

/** The page that the reader was probably after. */
function useClosest(asked: string | undefined, locale: Locale): FoundTopic | undefined {
  const [closest, setClosest] = useState<FoundTopic>()
  useEffect(() => {
    if (!asked) return
    Promise.all([loadMenu(locale), import('fastest-levenshtein')])
      .then(([{ sections }, { distance }]) => setClosest(closestTopic(asked, sections, distance)))
      .catch((error: unknown) => console.error(error))
  }, [asked, locale])
  return closest
}

function FailedScenario({ locale, asked }: { locale: Locale; asked?: string }) {
  const words = NOT_FOUND_STRINGS[locale]
  const passed = (
    <small className="passed">
      <Icon name="check" /> {words.passed}
    </small>
  )
  return (
    <ol className="failed-scenario">
      <li>
        <b data-kind="definition">{words.definition[0]}</b>
        <span>
          {words.definition[1]} <code className="value v-place">{asked ?? '…'}</code>
        </span>
        {passed}
      </li>
      <li>
        <b data-kind="action">{words.action[0]}</b>
        <span>{words.action[1]}</span>
        {passed}
      </li>
      <li>
        <b data-kind="assertion">{words.assertion[0]}</b>
        <span>
          {words.assertion[1]} <code className="value v-assertion">{words.assertion[2]}</code>
          <span className="result">{words.result}</span>
        </span>
        <small className="failed">
          <Icon name="failed" /> {words.failed}
        </small>
      </li>
    </ol>
  )
}

/** The page for what does not exist, in the language of the asked address, with the way to the closest one. */
export function NotFoundPage({ page }: { page: SitePage }) {
  const { locale } = page
  const asked = useAskedPath()
  const words = NOT_FOUND_STRINGS[locale]
  const closest = useClosest(asked, locale)
  return (
    <main id="main" className="not-found" tabIndex={-1}>
      <h1>{SHELL_STRINGS[locale].notFoundTitle}</h1>
      <FailedScenario locale={locale} asked={asked} />
      {closest && (
        <p className="closest">
          {words.wereYouAfter[0]}
          <a href={withBase(closest.topic.slug)}>
            {closest.section} / {closest.topic.title}
          </a>
          {words.wereYouAfter[1]}
        </p>
      )}
      <p className="home-actions">
        <button type="button" className="button primary" data-search="">
          <Icon name="search" />
          {words.search}
        </button>
        <a className="button secondary" href={withBase(routeOf('home', locale))}>
          {words.home}
        </a>
      </p>
      <p className="ways-out">
        {WAYS_OUT.map(([route, word]) => (
          <a key={route} href={withBase(routeOf(route, locale))}>
            {String(SHELL_STRINGS[locale][word])}
          </a>
        ))}
      </p>
    </main>
  )
}
