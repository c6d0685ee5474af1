/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { Logo, LogoSymbol } from '@/shell/logo'

const symbol = renderToStaticMarkup(<LogoSymbol />)

test('the drawing is of 1000 by 200', () => {
  expect(symbol).toContain('viewBox="0 0 1000 200"')
})

test('it has the colour of the text, so that it follows the theme', () => {
  expect(symbol).toContain('fill="currentColor"')
  expect(symbol).not.toMatch(/#[0-9a-f]{3,6}"/)
})

test('the logo refers to the drawing', () => {
  const id = /<symbol id="([^"]+)"/.exec(symbol)?.[1]
  expect(renderToStaticMarkup(<Logo />)).toContain(`<use href="#${id}"></use>`)
})
