import { act, renderHook } from '@testing-library/react'
import { useChosenFinding } from '@/editor/use-chosen-finding'

interface Found {
  name: string
  line: number
}

const FOUND: Found[] = [
  { name: 'a', line: 1 },
  { name: 'b', line: 5 },
  { name: 'c', line: 5 },
]

const nameOf = ({ name }: Found) => name

function open(findings = FOUND) {
  const show = jest.fn()
  const hook = renderHook((given: Found[]) => useChosenFinding(given, nameOf, show), { initialProps: findings })
  return { show, hook, chosen: () => hook.result.current.chosen?.name }
}

test.each([
  ['forwards, and round again', [1, 1, 1, 1], ['a', 'b', 'c', 'a']],
  ['backwards from the end', [-1, -1, -1, -1], ['c', 'b', 'a', 'c']],
] as const)('findings are gone through %s', (_, steps, names) => {
  const { hook, show, chosen } = open()
  for (const [index, step] of steps.entries()) {
    act(() => hook.result.current.go(step))
    expect(chosen()).toBe(names[index])
  }
  expect(show.mock.calls.map(([finding]) => finding.name)).toEqual(names)
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
  act(() => hook.result.current.choose(FOUND[2] as Found))
  act(() => hook.result.current.followLine(5))
  expect(chosen()).toBe('c')
  act(() => hook.result.current.followLine(2))
  expect(chosen()).toBeUndefined()
  expect(show).toHaveBeenCalledTimes(1)
})

test('a finding that is there again after a check stays chosen; one that is mended does not', () => {
  const { hook, chosen } = open()
  act(() => hook.result.current.choose(FOUND[1] as Found))
  hook.rerender(FOUND.map((finding) => ({ ...finding })))
  expect(chosen()).toBe('b')
  hook.rerender(FOUND.slice(0, 1))
  expect(chosen()).toBeUndefined()
})
