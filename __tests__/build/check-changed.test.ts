import { writeFileSync } from 'node:fs'
import { writeFile } from '@/build/exported/files'
import { checkChanged, checkedPages } from '@/build/prepare'
import { type Change, goodContent, spoiledContent } from '../content-lint/content-fixture'
import { workIn } from '../work-in'

jest.mock('@/build/build-hash', () => ({ codeHash: () => 'abc' }))

workIn({})
const GOOD = goodContent()
const PAGE = 'introduction/getting-started.es.md'

const check = (change: Record<string, Change>) =>
  checkChanged('content', { files: spoiledContent(change), problems: [] })

beforeEach(async () => {
  for (const channel of ['log', 'error'] as const) jest.spyOn(console, channel).mockImplementation(() => {})
  await check({})
})

test.each<[what: string, change: Record<string, Change>, checked: readonly string[]]>([
  ['nothing: nothing', {}, []],
  ['a paragraph: its page', { [PAGE]: { replace: { 'Un párrafo.': 'Otro párrafo.' } } }, [PAGE]],
  ['a description: everything', { [PAGE]: { replace: { 'Una página': 'Otra página' } } }, [...GOOD.keys()]],
  ['a menu: everything', { 'menu.es.yaml': { replace: { 'title: ': 'title:  ' } } }, [...GOOD.keys()]],
])('after a change of %s is checked', async (_, change, checked) => {
  expect(await check(change)).toEqual(checked)
})

test.each(['', '{"hash":"'])(
  'a record that a full disk or a power cut has truncated to %j is ignored',
  async (half) => {
    writeFileSync('.generated/cache/checked.json', half)
    expect(await check({})).toEqual([...GOOD.keys()])
  },
)

test('problems are reported until they are corrected', async () => {
  const broken = { [PAGE]: { replace: { 'Un párrafo.': 'Un [párrafo](/nowhere/).' } } }
  for (const _ of ['first', 'again']) await expect(check(broken)).rejects.toThrow('The content has problems.')
  expect(await check({})).toEqual([])
})

test('pages that have not changed are there, too, since their record may be lost', async () => {
  for (const [file, bytes = ''] of GOOD) writeFile(`content/${file}`, bytes)
  await checkedPages()
  expect((await checkedPages()).map(({ file }) => file)).toContain(PAGE)
})
