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

test.each([
  ['forwards, and round again', [1, 1, 1, 1], ['a', 'b', 'c', 'a']],
  ['backwards from the end', [-1, -1, -1, -1], ['c', 'b', 'a', 'c']],
] as const)('findings are gone through %s', (_, steps, keys) => {
  const { hook, show, chosen } = open()
  for (const [index, step] of steps.entries()) {
    act(() => hook.result.current.go(step))
    expect(chosen()).toBe(keys[index])
  }
  expect(show.mock.calls.map(([finding]) => finding.key)).toEqual(keys)
})

test('without findings there is nowhere to go', () => {
  const { hook, show, chosen } = open([])
  act(() => hook.result.current.go(1))
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
