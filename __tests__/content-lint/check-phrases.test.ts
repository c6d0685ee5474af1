import { foundPhrases } from '@/build/check-content'
import { checkContent } from '@/content-lint/check-content'
import { formatProblem } from '@/content-lint/problem'
import { type Change, spoiledContent } from './content-fixture'

const search = (change: Record<string, Change> = {}, parts?: number) => {
  const { asked } = checkContent(spoiledContent(change))
  if (!asked) throw new Error('no phrases')
  const { found, all, missed } = foundPhrases(asked.phrases, asked.references, parts)
  return { found, all, missed: missed.map((problem) => formatProblem(problem, 'content', 'en')) }
}

test('every phrase of a step finds it by what the others say', () => {
  expect(search()).toEqual({ found: 120, all: 120, missed: [] })
})

test('a phrase that only its own step would be found by, had nobody written it, is listed with the step before it', () => {
  const change = { 'reference/asked/demo.yaml': { replace: { 'set the service': 'compare rows headers body' } } }
  expect(search(change)).toEqual({
    found: 119,
    all: 120,
    missed: [
      'content/reference/asked/demo.yaml:4:10  "compare rows headers body" finds nothing before demo.define.service  (say what only its own step does, or move it)',
    ],
  })
})

test('a step of another plugin with the same sentence is as good', () => {
  const change = { 'reference/asked/demo.yaml': { replace: { 'set the service': "set '/other'" } } }
  expect(search(change).missed).toEqual([])
})

test('some of the phrases tell the share of all', () => {
  expect(search({}, 1)).toEqual({ found: 6, all: 6, missed: [] })
})

test('references that cannot be read have no phrases to search for', () => {
  expect(checkContent(spoiledContent({ 'reference/data-types.yaml': { isGone: true } })).asked).toBeUndefined()
})
