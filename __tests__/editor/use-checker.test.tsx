/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useFocusAfter } from '@/editor/use-checker'

let expectFocus: (line: number) => void

/** @param lines of the findings shown; those of the last check when it is not the newest */
function List({ lines, checked = lines }: { lines: number[]; checked?: number[] }) {
  const list = useRef<HTMLElement>(null)
  expectFocus = useFocusAfter(list, checked, lines)
  return (
    <>
      <section ref={list} tabIndex={-1} aria-label="Findings">
        {lines.map((line) => (
          <p key={line}>
            <button type="button" data-line={line}>
              Line {line}
            </button>
            <button type="button">Fix {line}</button>
          </p>
        ))}
      </section>
      <button type="button">Elsewhere</button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

/** Fixes a line, does something, and has the text checked again. */
function fix(line: number, before: number[], after: number[], meanwhile = () => {}): void {
  const { rerender } = render(<List lines={before} />)
  button(`Fix ${line}`).focus()
  act(() => expectFocus(line))
  meanwhile()
  rerender(<List lines={after} />)
}

test.each([
  ['the next finding', 3, [3, 5], [5], 'Line 5'],
  ['the last one, when there is none below', 5, [3, 5], [3], 'Line 3'],
  ['the same one, when it is still there', 3, [3, 5], [3, 5], 'Line 3'],
])('after a line is fixed the focus moves to %s', (_, line, before, after, name) => {
  fix(line, before, after)
  expect(button(name)).toHaveFocus()
})

test('after the last finding is fixed the focus moves to the list', () => {
  fix(3, [3], [])
  expect(screen.getByRole('region', { name: 'Findings' })).toHaveFocus()
})

test.each(['Elsewhere', 'Fix 5'])('a reader who has moved on to «%s» meanwhile stays there', (name) => {
  fix(3, [3, 5], [5], () => button(name).focus())
  expect(button(name)).toHaveFocus()
})

test('the focus moves on as soon as the button is removed, before the text is checked again', () => {
  const before = [3, 5]
  const { rerender } = render(<List lines={before} />)
  button('Fix 3').focus()
  act(() => expectFocus(3))
  rerender(<List lines={[...before]} checked={before} />)
  expect(button('Fix 3')).toHaveFocus()
  rerender(<List lines={[5]} checked={before} />)
  expect(button('Line 5')).toHaveFocus()
})
