import { act, renderHook } from '@testing-library/react'
import { useChosenFinding } from '@/editor/use-chosen-finding'

interface Found {
  key: string
  line: number
}

const FOUND: Found[] = [
  { key: 'a', line: 1 },
  { key: 'b', line: 5 },
  { key: 'c', line: 5 },
]

function open(findings = FOUND) {
  const show = jest.fn()
  const hook = renderHook((given: Found[]) => useChosenFinding(given, show), { initialProps: findings })
  return { show, hook, chosen: () => hook.result.current.chosen }
}

test('a chosen finding is shown in the text, until none is chosen', () => {
  const { hook, show, chosen } = open()
  act(() => hook.result.current.choose('b'))
  expect(chosen()).toBe('b')
  expect(show.mock.calls).toEqual([[FOUND[1]]])
  act(() => hook.result.current.forget())
  expect(chosen()).toBeUndefined()
})

test('a key without a finding chooses none', () => {
  const { hook, show, chosen } = open([])
  act(() => hook.result.current.choose('b'))
  expect(chosen()).toBeUndefined()
  expect(show).not.toHaveBeenCalled()
})

test('the cursor chooses the first finding of its line, and leaves a chosen one of that line alone', () => {
  const { hook, show, chosen } = open()
  act(() => hook.result.current.followLine(5))
  expect(chosen()).toBe('b')
  act(() => hook.result.current.choose('c'))
  act(() => hook.result.current.followLine(5))
  expect(chosen()).toBe('c')
  act(() => hook.result.current.followLine(2))
  expect(chosen()).toBeUndefined()
  expect(show).toHaveBeenCalledTimes(1)
})

test('a finding that is there again after a check stays chosen; one that has been corrected does not', () => {
  const { hook, chosen } = open()
  act(() => hook.result.current.choose('b'))
  hook.rerender(FOUND.map((finding) => ({ ...finding })))
  expect(chosen()).toBe('b')
  hook.rerender(FOUND.slice(0, 1))
  expect(chosen()).toBeUndefined()
})
