import { dueChecks } from '@/build/dev/watch-content'
import { type Change, goodContent, spoiledContent } from '../../content-lint/content-fixture'

const PAGE = 'introduction/getting-started.es.md'
const OTHER = 'plugins/other.en.md'
const DEMO = 'reference/plugins/demo.yaml'
const ASKED = 'reference/asked/demo.yaml'

/** Stands for all files. */
const ALL = undefined

test.each<[what: string, due: unknown[], changes: Record<string, Change>]>([
  ['nothing: nothing', [], {}],
  ['a paragraph: its page', [PAGE], { [PAGE]: { replace: { 'Un párrafo.': 'Un [párrafo](/nowhere/).' } } }],
  ['a title: its page, then all', [OTHER, ALL], { [OTHER]: { replace: { 'title: Other': 'title: Others' } } }],
  ['a reference: itself, then all', [DEMO, ALL], { [DEMO]: { replace: { 'key: demo.mode': 'key: demo.modes' } } }],
  [
    'how people ask: itself, then all',
    [ASKED, ALL],
    { [ASKED]: { replace: { 'set the service': 'put the service' } } },
  ],
  ['a file that is gone: all', [ALL], { [OTHER]: { isGone: true } }],
])('after a change of %s is checked', (_, due, changes) => {
  expect(dueChecks(goodContent(), spoiledContent(changes))).toEqual(due)
})
