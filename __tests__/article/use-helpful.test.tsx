import { fireEvent, renderHook, screen } from '@testing-library/react'
import { HELPFUL_EVENT, useHelpful } from '@/article/use-helpful'

test('a yes to whether a page helped is answered with thanks in its place, and said to whoever counts', () => {
  document.body.innerHTML = '<p>Helpful? <button type="button" data-thanks="Thanks.">Yes</button></p>'
  const said = jest.fn()
  window.addEventListener(HELPFUL_EVENT, said)
  renderHook(() => useHelpful())
  fireEvent.click(screen.getByText('Yes'))
  expect(document.body.textContent).toBe('Thanks.')
  expect(document.activeElement?.tagName).toBe('P')
  expect(said).toHaveBeenCalledTimes(1)
})
