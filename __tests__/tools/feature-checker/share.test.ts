import { deflateRawSync } from 'node:zlib'
import { readShared, type SharedProject, shareFragment } from '@/tools/feature-checker/share'

const fragmentOf = (content: string | Buffer) => `#feature=${deflateRawSync(content).toString('base64url')}`
const one = (path: string, text = 'Feature: A'): SharedProject => ({ files: [{ path, text }], steps: [] })

test.each<SharedProject>([
  one('alta.feature', '# language: es\nCaracterística: Año «1» 🙂\n'),
  one('', 'Feature: A'),
  one('a.feature', ''),
  { ...one('a.feature'), steps: ['el pedido {id:text} está (ya) pagado', 'a second one'] },
  {
    files: ['shop/b.feature', 'shop/a.feature', 'wakamiti.yaml'].map((path) => ({ path, text: `# ${path}\n` })),
    steps: ['x'],
  },
])('a shared project is read back from its fragment: %j', async (shared) => {
  const fragment = await shareFragment(shared)
  expect(fragment).toMatch(/^#feature=[\w-]*$/)
  expect(await readShared(fragment)).toEqual(shared)
})

test('a link from before there were projects can still be read', async () => {
  const old = '#feature=S8wpSdRLS00sKS1K5VJWyEnMSy9NTE-1Ukgt5nJOLEpMLkktOry2uCQzOdFKwfHwxnyFQ6sND-3mAgA'
  expect(await readShared(old)).toEqual(one('alta.feature', '# language: es\nCaracterística: Año «1»\n'))
})

test.each([
  ['a program', 'setup.bat'],
  ['an HTML application', 'evil.hta'],
  ['a file in another folder', '../../alta.feature'],
  ['a file with an absolute path', '/alta.feature'],
  ['a file on another drive', 'C:\\alta.feature'],
  ['a workflow in a hidden folder', 'shop/.github/workflows/a.yaml'],
  ['a name that reads backwards', 'alta\u202Etab.feature'],
  ['a name that is too long', `${'a'.repeat(248)}.feature`],
  ['a file in too many folders', `${'a/'.repeat(30)}b.feature`],
])('a link cannot save a text as %s', async (_, name) => {
  expect(await readShared(fragmentOf(`${name}\nFeature: A`))).toEqual(one(''))
})

test('a link with a single file leaves out its folders', async () => {
  expect(await readShared(await shareFragment(one('features/loans/alta.feature')))).toEqual(one('alta.feature'))
})

test.each([
  ['is empty', '#feature='],
  ['is no base64', '#feature=%%%'],
  ['is not compressed', '#feature=aGVsbG8gd29ybGQ'],
  ['is cut off', fragmentOf('a.feature\nFeature: with words that are cut off').slice(0, -12)],
  ['is not text', fragmentOf(Buffer.from([10, 0xff, 0xfe]))],
  ['has no name', fragmentOf('Feature: A')],
  ['has only steps', fragmentOf('*\na step')],
  ['has too many files', fragmentOf('a.feature\n\0'.repeat(301).slice(0, -1))],
  ['has too many steps', fragmentOf(`a.feature\n\0*${'\nx'.repeat(1_001)}`)],
  ['has an expression that is too long', fragmentOf(`a.feature\n\0*\n${'('.repeat(501)}`)],
  ['inflates to more than a project may have', fragmentOf(`a.feature\n${'x'.repeat(2_000_001)}`)],
  ['inflates to more than is unpacked', fragmentOf('x\n'.repeat(3_000_000))],
])('a fragment that %s is refused', async (_, fragment) => {
  expect(await readShared(fragment)).toBeUndefined()
})
