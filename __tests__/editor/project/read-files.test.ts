import { readFiles } from '@/editor/project/read-files'
import { fileOf, installLayout } from '../editor-fixture'

beforeAll(installLayout)

const ACCEPTED = {
  accepts: (path: string) => path.endsWith('.feature'),
  limitsOf: () => ({
    size: 10,
    tooLong: (length: number) => `${length} are too many`,
    refusalOf: (text: string) => (text.includes('!') ? 'no shouting' : undefined),
  }),
  unreadable: 'unreadable',
}

const found = (path: string, file: File) => ({ path, file })

test('line ends and byte order marks are remembered', async () => {
  const { texts } = await readFiles([found('x/a.feature', fileOf('a.feature', '\uFEFFa\r\nb'))], ACCEPTED)
  const text = 'a\nb'
  expect(texts).toEqual([{ path: 'x/a.feature', text, saved: text, lineEnd: '\r\n', hasByteOrderMark: true }])
})

test('files of other kinds are counted, not read', async () => {
  const other = fileOf('a.md', 'a')
  const { texts, passedOver } = await readFiles([found('a.md', other), found('a.feature', fileOf('a', 'a'))], ACCEPTED)
  expect([texts.length, passedOver]).toEqual([1, 1])
  expect(other.arrayBuffer).not.toHaveBeenCalled()
})

test('a refused file is named with the reason, and the others are read', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const broken = Object.assign(new File([], 'd'), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  const { texts, refusals } = await readFiles(
    [
      found('a.feature', fileOf('a', 'a', 50)),
      found('b.feature', fileOf('b', 'more than ten')),
      found('c.feature', fileOf('c', 'c!')),
      found('d.feature', broken),
      found('e.feature', fileOf('e', 'e')),
    ],
    ACCEPTED,
  )
  expect(refusals).toEqual([
    'a.feature: 50 are too many',
    'b.feature: 13 are too many',
    'c.feature: no shouting',
    'd.feature: unreadable',
  ])
  expect(texts.map(({ path }) => path)).toEqual(['e.feature'])
  expect(said).toHaveBeenCalled()
})
