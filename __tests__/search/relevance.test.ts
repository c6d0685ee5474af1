import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { catalogueEntries, pageEntries, textIndex } from '@/build/emit/emit-search-index'
import { renderPages } from '@/build/prepare'
import { readReferences } from '@/content/references'
import { LOCALES, type Locale } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { finish } from '@/lib/run-in-pieces'
import { prepareRanker } from '@/search/rank/rank-entries'
import type { SearchIndex } from '@/search/rank/search-index'
import { queryWords } from '@/search/rank/search-words'
import { resultGroups } from '@/search/rows/result-groups'

interface Query {
  query: string
  step?: string | string[]
  option?: string | string[]
  page?: string | string[]
}

const KINDS = ['step', 'option', 'page'] as const
type Kind = (typeof KINDS)[number]

/** The share of queries with a right result among the first three of its kind, and among the first three rows. */
const SHARE = { step: 0.97, option: 0.95, page: 0.95, row: 0.97 }
const MIN_QUERIES = 40

const queriesIn = (file: string) => parse(readFileSync(`__tests__/search/${file}.yaml`, 'utf8')) as Query[]

const namesIn = (query: Query, kind: Kind): string[] => [query[kind] ?? []].flat()

/** Whether a row leads to the expected entry; for a page without an anchor, any of its sections will do. */
const isRight = (address: string, name: string, kind: Kind): boolean => {
  if (kind !== 'page') return address.endsWith(`#${kind}-${name}`)
  return name.includes('#') ? address === `/wakamiti${name}` : address.split('#')[0] === `/wakamiti${name}`
}

const TROUBLESHOOTING = '/guides/troubleshooting/'

/** The messages on the troubleshooting page, each with the heading above its first occurrence. */
function messagesIn(locale: Locale): [message: string, heading: string][] {
  let heading = ''
  const found = new Map<string, string>()
  for (const line of readFileSync(`content${TROUBLESHOOTING.slice(0, -1)}.${locale}.md`, 'utf8').split('\n')) {
    heading = /^#+ (.*)/.exec(line)?.[1] ?? heading
    const [, message = ''] = /^\| `(.*?)` +\|/.exec(line) ?? []
    if (message.includes(' ') && !/`/.test(message) && !found.has(message)) found.set(message, heading)
  }
  return [...found]
}

const rankerFor = (index: SearchIndex, locale: Locale) =>
  finish(prepareRanker(index, locale, textIndex(readReferences(), locale))).rank

// The last build may have been of other pages.
beforeAll(() => renderPages())

describe.each(LOCALES)('in %s', (locale: Locale) => {
  const index = { ...catalogueEntries(readReferences(), locale), pages: pageEntries(locale) }
  let rank: ReturnType<typeof rankerFor>
  beforeAll(() => {
    rank = rankerFor(index, locale)
  })
  // Subjects are explained in a section, but only mentioned in names of steps and options.
  const queries = [...queriesIn(`queries.${locale}`), ...queriesIn(`subjects.${locale}`)]

  /** The links of the rows in each group, in order. */
  const addressesFor = memoize((query: string): string[][] => {
    const groups = resultGroups({ index, ranked: rank(query), words: queryWords(query, locale), locale })
    return groups.map(({ rows }) => rows.map((row) => ('href' in row ? row.href : '')))
  })

  const missed = (asked: readonly Query[], first: (groups: string[][]) => string[]) => {
    const found = asked.map(({ query }) => first(addressesFor(query)))
    return asked.filter((query, at) =>
      KINDS.every((kind) => !namesIn(query, kind).some((name) => found[at]?.some((row) => isRight(row, name, kind)))),
    )
  }

  const firstOfGroups = (groups: string[][]) => groups.flatMap((rows) => rows.slice(0, 3))
  const firstRows = (groups: string[][]) => groups.flat().slice(0, 3)

  test('there are enough queries, without duplicates', () => {
    expect(queries.length).toBeGreaterThanOrEqual(MIN_QUERIES)
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length)
  })

  test('every expected step and option exists', () => {
    const known = new Set([...index.steps.map(({ id }) => id), ...index.options.map(({ key }) => key)])
    const expected = queries.flatMap((query) => [...namesIn(query, 'step'), ...namesIn(query, 'option')])
    expect(expected.filter((name) => !known.has(name))).toEqual([])
  })

  test.each(KINDS)('the right %s is among the first three of a group', (kind) => {
    const asked = queries.filter((query) => query[kind] !== undefined)
    const wrong = missed(asked, firstOfGroups)
    expect({ wrong, isEnough: 1 - wrong.length / asked.length >= SHARE[kind] }).toEqual({ wrong, isEnough: true })
  })

  test('a right result is among the first three rows', () => {
    const wrong = missed(queries, firstRows)
    expect({ wrong, isEnough: 1 - wrong.length / queries.length >= SHARE.row }).toEqual({ wrong, isEnough: true })
  })

  test.each(messagesIn(locale))('the message %s finds its explanation first', (message, heading) => {
    const [row] =
      resultGroups({ index, ranked: rank(message), words: queryWords(message, locale), locale })[0]?.rows ?? []
    expect(row).toMatchObject({ kind: 'page', href: expect.stringContaining(`${TROUBLESHOOTING}#`) })
    expect(row?.kind === 'page' && row.title.map(({ text }) => text).join('')).toBe(heading)
  })

  test.each(['-K', '-f', '-n', '--dry-run'])(
    'the flag %s finds the table of all flags among the first three',
    (flag) => {
      expect(firstRows(addressesFor(flag))).toContainEqual(expect.stringMatching(/\/setup\/usage\/#(opciones|flags)$/))
    },
  )
})
