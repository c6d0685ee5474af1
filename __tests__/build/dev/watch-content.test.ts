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
  ['a paragraph', BROKEN_LINK, (affected: string[]) => affected.length === 0],
  [
    'a heading, to which others link',
    { [OTHER]: { replace: { 'title: Other': 'title: Others' } } },
    (affected: string[]) => affected.some((file) => file.startsWith('menu.')),
  ],
  ['a page that is gone', { [OTHER]: { isGone: true } }, (affected: string[]) => affected.includes('menu.es.yaml')],
  [
    'a reference',
    { 'reference/plugins/demo.yaml': { replace: { 'key: demo.mode': 'key: demo.modes' } } },
    (affected: string[]) => affected.some((file) => file.startsWith('plugins/demo.')),
  ],
])('after %s, all pages that it may have broken are checked', async (_, changes: Record<string, Change>, isRight) => {
  expect(isRight((await changed(changes)).affected)).toBe(true)
})

test('a page that another one has broken is reported', async () => {
  const { live, saved, affected } = await changed({ [OTHER]: { isGone: true } })
  for (const file of [...saved, ...affected]) await live.check(file)
  expect(live.all().map(({ file }) => file)).toEqual(expect.arrayContaining(['menu.en.yaml', 'plugins/other.es.md']))
})
