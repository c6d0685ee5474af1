import { foundPhrases } from '@/build/check-content'
import { checkContent } from '@/content-lint/check-content'
import { formatProblem } from '@/content-lint/problem'
import { type Change, spoiledContent } from './content-fixture'

const search = (change: Record<string, Change> = {}) => {
  const { asked } = checkContent(spoiledContent(change))
  if (!asked) throw new Error('no phrases')
  const { found, all, missed } = foundPhrases(asked.phrases, asked.references)
  return { found, all, missed: missed.map((problem) => formatProblem(problem, 'content', 'en')) }
}

test('every phrase of a step finds it by what the other phrases teach', () => {
  expect(search()).toEqual({ found: 120, all: 120, missed: [] })
})

test('a phrase that finds its step only because it was learned is listed', () => {
  const change = { 'reference/asked/demo.yaml': { replace: { 'set the service': 'compare rows headers body' } } }
  expect(search(change)).toEqual({
    found: 119,
    all: 120,
    missed: [
      'content/reference/asked/demo.yaml:4:10  "compare rows headers body" finds nothing first  (say what only demo.define.service does, or move it)',
    ],
  })
})

test('a step of another plugin with the same sentence is as good', () => {
  const change = { 'reference/asked/demo.yaml': { replace: { 'set the service': "set '/other'" } } }
  expect(search(change).missed).toEqual([])
})

test('no phrases are searched if a reference cannot be read', () => {
  expect(checkContent(spoiledContent({ 'reference/data-types.yaml': { isGone: true } })).asked).toBeUndefined()
})
