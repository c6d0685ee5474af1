/** @jest-environment jsdom */
import { answerFromScripts, followInFolder } from '@/shell/archive/archive-files'

const ROOT = new URL('file:///home/docs/')

/** Runs requested scripts: each provides its data, except the one that is missing. */
function runScripts(data: Record<string, unknown>) {
  const asked: string[] = []
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const { src, onload, onerror } = script as HTMLScriptElement
    asked.push(src)
    const [address, value] = Object.entries(data).find(([name]) => src.includes(name)) ?? []
    globalThis.archiveData = { ...globalThis.archiveData, [`/wakamiti/assets/${address}`]: value }
    queueMicrotask(() => (address ? onload?.call(script as never, new Event('load')) : (onerror as () => void)()))
  })
  return asked
}

const elsewhere = jest.fn()

beforeAll(() => {
  globalThis.fetch = elsewhere
  Object.assign(globalThis, { Response: { json: (value: unknown) => ({ ok: true, json: async () => value }) } })
  answerFromScripts(ROOT)
})

test('data of the site comes from a script of the folder, once', async () => {
  const asked = runScripts({ 'steps.json': { steps: [] } })
  for (let times = 0; times < 2; times += 1)
    expect(await (await fetch('/wakamiti/assets/steps.json')).json()).toEqual({ steps: [] })
  expect(asked).toEqual(['file:///home/docs/assets/archive/steps.json.js'])
})

test('a missing script fails like a request', async () => {
  runScripts({})
  await expect(fetch('/wakamiti/assets/none.json')).rejects.toThrow('Failed to load')
})

test('other addresses are fetched as usual', async () => {
  await fetch('https://example.org/')
  expect(elsewhere).toHaveBeenCalledWith('https://example.org/', undefined)
})

test.each([
  ['/wakamiti/plugins/rest/#step-a', 'file:///home/docs/plugins/rest/index.html#step-a'],
  ['https://example.org/', 'https://example.org/'],
])('a link to %s leads to %s before it is followed', (written, followed) => {
  followInFolder(ROOT)
  const link = Object.assign(document.createElement('a'), { innerHTML: '<b>a</b>' })
  link.setAttribute('href', written)
  document.body.append(link)
  link.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(link.href).toBe(followed)
})
