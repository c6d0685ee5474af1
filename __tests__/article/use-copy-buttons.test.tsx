/** @jest-environment jsdom */
import { act, fireEvent, renderHook } from '@testing-library/react'
import { useCopyButtons } from '@/article/code-blocks'

const NOTICE_MS = 1_600

const write = jest.fn<Promise<void>, [string]>()

const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

const button = () => document.querySelector('button') as HTMLButtonElement
const press = (target: Element = button()) => act(async () => fireEvent.click(target))

beforeEach(() => {
  jest.useFakeTimers()
  write.mockReset().mockResolvedValue()
  setClipboard({ writeText: write })
  document.body.innerHTML = '<p><button class="copy"><i></i></button><b data-copy>a b</b></p><button>other</button>'
})

afterEach(() => jest.useRealTimers())

test('the text beside the button is copied', async () => {
  renderHook(() => useCopyButtons('es'))
  await press()
  expect(write.mock.calls).toEqual([['a b']])
})

test.each([
  ['es', 'Copiado'],
  ['en', 'Copied'],
] as const)('%s: button and live region say "%s"', async (locale, said) => {
  const { result } = renderHook(() => useCopyButtons(locale))
  expect(result.current).toBe('')
  await press()
  expect(result.current).toBe(said)
  expect({ ...button().dataset }).toEqual({ state: 'copied', said })
})

test('after a while both are silent again', async () => {
  const { result } = renderHook(() => useCopyButtons('es'))
  await press()
  act(() => jest.advanceTimersByTime(NOTICE_MS - 1))
  expect(result.current).toBe('Copiado')
  act(() => jest.advanceTimersByTime(1))
  expect(result.current).toBe('')
  expect({ ...button().dataset }).toEqual({})
})

test('copying again is announced again, and for as long', async () => {
  const said: string[] = []
  const { result } = renderHook(() => {
    const notice = useCopyButtons('es')
    said.push(notice)
    return notice
  })
  await press()
  act(() => jest.advanceTimersByTime(NOTICE_MS - 1))
  await press()
  act(() => jest.advanceTimersByTime(NOTICE_MS - 1))
  expect(result.current).toBe('Copiado')
  expect(said.filter((words, index) => words !== said[index - 1])).toEqual(['', 'Copiado', '', 'Copiado'])
})

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ['has no clipboard, as without https', undefined],
])('a browser that %s is reported to the reader', async (_, clipboard) => {
  setClipboard(clipboard)
  const { result } = renderHook(() => useCopyButtons('es'))
  await press()
  expect(result.current).toBe('No se ha podido copiar')
  expect(button().dataset.state).toBe('failed')
})

test('a click inside the button counts', async () => {
  renderHook(() => useCopyButtons('es'))
  await press(document.querySelector('i') as Element)
  expect(write).toHaveBeenCalledTimes(1)
})

test('other buttons, and a button beside nothing, copy nothing', async () => {
  renderHook(() => useCopyButtons('es'))
  await press(document.querySelectorAll('button')[1])
  document.querySelector('[data-copy]')?.remove()
  await press()
  expect(write).not.toHaveBeenCalled()
})

describe('a button with the address of its text', () => {
  const put = jest.fn<Promise<void>, [{ items: Record<string, Promise<Blob>> }[]]>()
  const copied = async () => (await put.mock.calls[0]?.[0][0]?.items['text/plain'])?.type

  beforeEach(() => {
    // jsdom lacks it.
    Object.assign(globalThis, {
      ClipboardItem: class {
        constructor(public items: Record<string, Promise<Blob>>) {}
      },
    })
    put.mockReset().mockImplementation(async ([item]) => void (await item?.items['text/plain']))
    setClipboard({ write: put })
    button().dataset.from = '/wakamiti/plugins/rest/index.md'
  })

  test.each([
    [true, 'Copiado'],
    [false, 'No se ha podido copiar'],
  ])('found: %s, it says %s', async (ok, said) => {
    globalThis.fetch = jest.fn(async () => ({ ok, text: async () => '# REST' }) as Response)
    const { result } = renderHook(() => useCopyButtons('es'))
    await press()
    expect(globalThis.fetch).toHaveBeenCalledWith('/wakamiti/plugins/rest/index.md')
    expect(result.current).toBe(said)
    if (ok) expect(await copied()).toBe('text/plain')
  })
})

test('it stops listening with its component', async () => {
  renderHook(() => useCopyButtons('es')).unmount()
  await press()
  expect(write).not.toHaveBeenCalled()
})
