import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import type { MenuSection, SitePage, Topic } from '@/content/site-page'
import type { Locale } from '@/i18n/locale'
import { NOT_FOUND_STRINGS } from '@/i18n/not-found-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Icon } from '@/lib/icon'
import { nearest } from '@/lib/nearest'
import { directoryPath } from '@/lib/path'
import { loadMenu } from '@/navigation/menu'
import { type RouteName, routeOf } from '@/site/routes'
import { withBase } from '@/site/site'

const WAYS_OUT = [
  ['gettingStarted', 'index1'],
  ['plugins', 'index2'],
  ['configuration', 'index3'],
  ['stepFinder', 'stepFinder'],
] as const satisfies readonly (readonly [RouteName, keyof (typeof SHELL_STRINGS)['es']])[]

/** A topic and the title of its section. */
interface FoundTopic {
  section: string
  topic: Topic
}

/**
 * The page that a mistyped address was probably meant for.
 * @param sections the menu of its language
 * @returns undefined when nothing is near: more than a third of the letters differ
 */
export function closestTopic(path: string, sections: MenuSection[]): FoundTopic | undefined {
  const all = sections.flatMap(({ title, topics }) => topics.map((topic) => ({ section: title, topic })))
  const slugs = all.map(({ topic }) => topic.slug)
  const slug = nearest(path, slugs, Math.floor(path.length / 3))
  return all.find(({ topic }) => topic.slug === slug)
}

/** The path of the address; only the browser has it, because one file serves every address. */
function useAddressPath(): string | undefined {
  const { asPath } = useRouter()
  const [path, setPath] = useState<string>()
  useEffect(() => setPath(directoryPath(asPath)), [asPath])
  return path
}

/** The page that the reader was probably looking for. */
function useClosest(path: string | undefined, locale: Locale): FoundTopic | undefined {
  const [closest, setClosest] = useState<FoundTopic>()
  useEffect(() => {
    if (!path) return
    loadMenu(locale)
      .then(({ sections }) => setClosest(closestTopic(path, sections)))
      .catch((error: unknown) => console.error(error))
  }, [path, locale])
  return closest
}

function FailedScenario({ locale, path }: { locale: Locale; path?: string }) {
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
          {words.definition[1]} <code className="value v-place">{path ?? '…'}</code>
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

/** The not-found page, in the language of the address, with a link to the closest page. */
export function NotFoundPage({ page }: { page: SitePage }) {
  const { locale } = page
  const path = useAddressPath()
  const words = NOT_FOUND_STRINGS[locale]
  const closest = useClosest(path, locale)
  return (
    <main id="main" className="not-found" tabIndex={-1}>
      <h1>{SHELL_STRINGS[locale].notFoundTitle}</h1>
      <FailedScenario locale={locale} path={path} />
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
