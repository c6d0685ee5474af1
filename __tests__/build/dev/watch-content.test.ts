import { liveProblems } from '@/build/dev/watch-content'
import { type Change, goodContent, spoiledContent } from '../../content-lint/content-fixture'

const PAGE = 'introduction/getting-started.es.md'
const OTHER = 'plugins/other.en.md'

const folderOf = (changes: Record<string, Change>) => ({ files: spoiledContent(changes), problems: [] })

/** Checks sound content, then changes it. */
async function changed(changes: Record<string, Change>) {
  const live = liveProblems({ files: goodContent(), problems: [] })
  await live.check()
  return { live, ...live.update(folderOf(changes)) }
}

const BROKEN_LINK = { [PAGE]: { replace: { 'Un párrafo.': 'Un [párrafo](/nowhere/).' } } }

test('a saved file gets its problems, and loses those that are corrected', async () => {
  const { live, saved } = await changed(BROKEN_LINK)
  expect(saved).toEqual([PAGE])
  await live.check(PAGE)
  expect(live.of(PAGE).map(({ message }) => message.en)).toEqual(['/nowhere/ is unknown'])
  live.update(folderOf({}))
  await live.check(PAGE)
  expect([live.of(PAGE), live.all()]).toEqual([[], []])
})

test('unchanged files are not checked again', async () => {
  expect((await changed({})).saved).toEqual([])
})

test.each([
  ['a paragraph', false, BROKEN_LINK],
  ['a heading, to which others link,', true, { [OTHER]: { replace: { 'title: Other': 'title: Others' } } }],
  ['a reference', true, { 'reference/plugins/demo.yaml': { replace: { 'key: demo.mode': 'key: demo.modes' } } }],
  ['how people ask', false, { 'reference/asked/demo.yaml': { replace: { 'set the service': 'put the service' } } }],
])('a change of %s concerns other files: %s', async (_, isShared, changes: Record<string, Change>) => {
  expect((await changed(changes)).concernsOthers).toBe(isShared)
})

test('a page that another one has broken is reported', async () => {
  const { live, concernsOthers } = await changed({ [OTHER]: { isGone: true } })
  expect(concernsOthers).toBe(true)
  await live.check()
  expect(live.all().map(({ file }) => file)).toEqual(expect.arrayContaining(['menu.en.yaml', 'plugins/other.es.md']))
})
