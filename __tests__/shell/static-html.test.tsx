/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { StaticHtml } from '@/shell/static-html'

const page = (container: Element) => container.querySelector('#page')?.innerHTML

beforeEach(() => {
  document.body.innerHTML = ''
})

test('it shows the HTML of the page as it is', () => {
  const { container } = render(<StaticHtml html="<h1>REST</h1>" />)
  expect(page(container)).toBe('<h1>REST</h1>')
})

test('on the first page, whose data have no HTML, it is read back from the document', () => {
  document.body.innerHTML = '<div id="page"><h1>REST</h1></div>'
  const { container } = render(<StaticHtml />, { container: document.body.appendChild(document.createElement('div')) })
  expect(page(container)).toBe('<h1>REST</h1>')
})

test('a later page replaces it', () => {
  const { container, rerender } = render(<StaticHtml html="<h1>REST</h1>" />)
  rerender(<StaticHtml html="<h1>AMQP</h1>" />)
  expect(page(container)).toBe('<h1>AMQP</h1>')
})

test('without either it is empty', () => {
  expect(page(render(<StaticHtml />).container)).toBe('')
})
