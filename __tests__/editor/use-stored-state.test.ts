/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { chosenFile, NEW_TEXT, projectOf } from '@/editor/project/project'
import { readProject, storeProject, useStoredState } from '@/editor/use-stored-state'

const KEY = 'project'
const file = (path: string, text: string) => ({ ...NEW_TEXT, path, text })

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('a stored project keeps its line ends and the chosen file', () => {
  const files = [file('a', '1'), { ...file('b', '2'), lineEnd: '\r\n' as const, hasByteOrderMark: true }]
  expect(storeProject(KEY, projectOf(files, 1))).toBe(true)
  const read = readProject(KEY)
  expect(read).toMatchObject({ files })
  expect(read && chosenFile(read).path).toBe('b')
})

test('storing an empty project clears the storage', () => {
  storeProject(KEY, projectOf([file('a', '1')]))
  storeProject(KEY, projectOf([]))
  expect(localStorage.length).toBe(0)
})

const TOO_LARGE = [
  ['too many files', Array.from({ length: 301 }, (_, index) => file(`${index}`, '1'))],
  ['too much text', [file('a', 'x'.repeat(2_000_001))]],
] as const

test.each(TOO_LARGE)('a project with %s is not stored', (_, files) => {
  expect(storeProject(KEY, projectOf(files))).toBe(false)
  expect(localStorage.length).toBe(0)
})

test.each(TOO_LARGE)('a stored project with %s is refused', (_, files) => {
  localStorage.setItem(KEY, JSON.stringify({ files, chosen: 0 }))
  expect(readProject(KEY)).toBeUndefined()
})

test('nothing is stored and nothing fails when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(storeProject(KEY, projectOf([file('a', '1')]))).toBe(false)
})

test.each(['', '{', '[]', '{"files":[],"chosen":0}', '{"files":[{"text":1}],"chosen":"x"}', '"text"'])(
  'the stored value %j is ignored',
  (value) => {
    localStorage.setItem(KEY, value)
    expect(readProject(KEY)).toBeUndefined()
  },
)

describe('the earlier draft', () => {
  const visit = () => renderHook(() => useStoredState(KEY))
  const stored = (key: string) => readProject(key)?.files.map(({ text }) => text)
  const follow = ({ result }: ReturnType<typeof visit>, text: string) =>
    act(() => void result.current.dispatch({ type: 'open-link', texts: [file('', text)] }))

  test('is the draft of the reader, not a link from another visit', () => {
    storeProject(KEY, projectOf([file('', 'mine')]))
    for (const text of ['one', 'two']) {
      const tab = visit()
      follow(tab, text)
      tab.unmount()
      expect([stored(KEY), stored(`${KEY}-earlier`)]).toEqual([[text], ['mine']])
    }
  })

  test('is added to that which another tab has stored meanwhile', () => {
    storeProject(KEY, projectOf([file('', 'mine')]))
    const tab = visit()
    storeProject(`${KEY}-earlier`, projectOf([file('', 'of another tab')]))
    follow(tab, 'one')
    expect(stored(`${KEY}-earlier`)).toEqual(['mine', 'of another tab'])
    act(() => void tab.result.current.dispatch({ type: 'decide-earlier', isRestored: false, maxFiles: 1 }))
    expect(stored(`${KEY}-earlier`)).toBeUndefined()
  })

  test('gets what another tab has stored before this one replaces it', () => {
    const [one, two] = [visit(), visit()]
    for (const [tab, text] of [
      [one, 'one'],
      [two, 'two'],
    ] as const) {
      const { id } = chosenFile(tab.result.current.state.project)
      act(() => void tab.result.current.dispatch({ type: 'edit', id, text, isReplaced: true }))
      act(() => void window.dispatchEvent(new Event('pagehide')))
    }
    expect([stored(KEY), stored(`${KEY}-earlier`)]).toEqual([['two'], ['one']])
    one.unmount()
    expect(stored(KEY)).toEqual(['two'])
  })

  test('is not overwritten in the storage as long as there is no room for both', () => {
    storeProject(KEY, projectOf([file('', 'mine')]))
    const tab = visit()
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key !== KEY) throw new DOMException('full', 'QuotaExceededError')
    })
    follow(tab, 'one')
    tab.unmount()
    expect(Storage.prototype.setItem).not.toHaveBeenCalledWith(KEY, expect.anything())
  })

  test('of another tab is not overwritten in the storage as long as there is no room for both', () => {
    const tab = visit()
    storeProject(KEY, projectOf([file('', 'of another tab')]))
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key !== KEY) throw new DOMException('full', 'QuotaExceededError')
    })
    for (const text of ['one', 'two']) {
      const { id } = chosenFile(tab.result.current.state.project)
      act(() => void tab.result.current.dispatch({ type: 'edit', id, text, isReplaced: true }))
      act(() => void window.dispatchEvent(new Event('pagehide')))
    }
    expect(stored(KEY)).toEqual(['of another tab'])
  })
})
