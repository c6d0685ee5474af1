/** @jest-environment node */
import { deflateRawSync } from 'node:zlib'
import { isShared, readShared, shareFragment } from '@/tools/feature-checker/share'
import { installCompression } from '../../compression'

beforeAll(installCompression)

const fragmentOf = (content: string | Buffer) => `#feature=${deflateRawSync(content).toString('base64url')}`

test.each([
  { name: 'alta.feature', text: '# language: es\nCaracterística: Año «1» 🙂\n' },
  { name: '', text: 'Feature: A' },
  { name: 'a.feature', text: '' },
])('what is written into an address is read from it: %j', async (shared) => {
  const fragment = await shareFragment(shared)
  expect(fragment).toMatch(/^#feature=[\w-]*$/)
  expect(await readShared(fragment)).toEqual(shared)
})

test.each([
  ['a program', 'setup.bat'],
  ['a page that runs', 'evil.hta'],
  ['a file in another folder', '../../alta.feature'],
  ['a file of another drive', 'C:\\alta.feature'],
  ['a name that reads backwards', 'alta\u202Etab.feature'],
  ['a name that no folder takes', `${'a'.repeat(248)}.feature`],
])('a link cannot have a text saved as %s', async (_, name) => {
  expect(await readShared(fragmentOf(`${name}\nFeature: A`))).toEqual({ name: '', text: 'Feature: A' })
})

test('a link names a file without the folders that it is in', async () => {
  const fragment = await shareFragment({ name: 'features/loans/alta.feature', text: 'Feature: A' })
  expect(await readShared(fragment)).toEqual({ name: 'alta.feature', text: 'Feature: A' })
})

test('repeated words take little of an address', async () => {
  const fragment = await shareFragment({ name: 'a', text: "Given the REST service '/users'\n".repeat(200) })
  expect(fragment.length).toBeLessThan(200)
})

test('only a fragment of this kind has a text', () => {
  expect([isShared('#feature=x'), isShared('#step-rest.define.service'), isShared('')]).toEqual([true, false, false])
})

test.each([
  ['is empty', '#feature='],
  ['is no base64', '#feature=%%%'],
  ['is not compressed', '#feature=aGVsbG8gd29ybGQ'],
  ['is cut off', fragmentOf('a.feature\nFeature: with words that are cut off').slice(0, -12)],
  ['is not text', fragmentOf(Buffer.from([10, 0xff, 0xfe]))],
  ['has no line for the name', fragmentOf('Feature: A')],
  ['expands to far more than the checker accepts', fragmentOf('x\n'.repeat(3_000_000))],
])('a fragment that %s is not read', async (_, fragment) => {
  expect(await readShared(fragment)).toBeUndefined()
})
