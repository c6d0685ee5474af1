/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { Icon } from '@/lib/icon'

test('an icon refers to its drawing in the document and is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Icon name="menu" />)).toBe(
    '<svg class="icon" aria-hidden="true"><use href="#icon-menu"></use></svg>',
  )
})
