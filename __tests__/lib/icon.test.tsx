import { renderToStaticMarkup } from 'react-dom/server'
import { Icon } from '@/lib/icon'

test('an icon is drawn by the style sheet and hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Icon name="menu" />)).toBe('<span class="icon icon-menu" aria-hidden="true"></span>')
})
