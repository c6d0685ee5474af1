/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { catalogueEntries } from '@/build/emit/emit-search-index'
import { readReferences } from '@/content/references'
import { LOCALES, type Locale } from '@/i18n/locale'
import { createRanker } from '@/search/rank/rank-entries'

interface Query {
  query: string
  step?: string | string[]
  option?: string | string[]
  page?: string | string[]
}

/** The share of queries whose answer has to be among the first three. */
const SHARE = 0.95
const LEAST_QUERIES = 40

const queriesIn = (locale: Locale) => parse(readFileSync(`__tests__/search/queries.${locale}.yaml`, 'utf8')) as Query[]

describe.each(LOCALES)('in %s', (locale) => {
  const rank = createRanker({ ...catalogueEntries(readReferences(), locale), pages: [] })
  const queries = queriesIn(locale)

  const missed = (kind: 'step' | 'option') =>
    queries
      .filter((query) => query[kind] !== undefined)
      .filter((query) => {
        const { steps, options } = rank(query.query)
        const found = kind === 'step' ? steps.map(({ entry }) => entry.id) : options.map(({ entry }) => entry.key)
        return !found.slice(0, 3).some((name) => [query[kind]].flat().includes(name))
      })
      .map(({ query }) => query)

  test('there are enough queries, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(LEAST_QUERIES)
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length)
  })

  test('every expected step and option exists', () => {
    const { steps, options } = catalogueEntries(readReferences(), locale)
    const known = new Set([...steps.map(({ id }) => id), ...options.map(({ key }) => key)])
    const expected = queries.flatMap(({ step, option }) => [step ?? [], option ?? []].flat())
    expect(expected.filter((name) => !known.has(name))).toEqual([])
  })

  test.each(['step', 'option'] as const)('the right %s is among the first three', (kind) => {
    const asked = queries.filter((query) => query[kind] !== undefined)
    const wrong = missed(kind)
    expect({ wrong, isEnough: 1 - wrong.length / asked.length >= SHARE }).toEqual({ wrong, isEnough: true })
  })
})
