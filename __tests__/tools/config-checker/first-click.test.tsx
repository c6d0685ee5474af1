/** @jest-environment jsdom */
import { createRoot } from 'react-dom/client'
import { loadOptions } from '@/config/options/option'
import { ConfigChecker } from '@/tools/config-checker/config-checker'
import { CATALOGUE } from '../../config/catalogue-fixture'
import { editor, installLayout, textOf } from '../../editor/editor-fixture'

jest.mock('@/config/options/option', () => ({
  ...jest.requireActual('@/config/options/option'),
  loadOptions: jest.fn(),
}))

beforeAll(() => {
  installLayout()
  jest.mocked(loadOptions).mockResolvedValue(CATALOGUE)
  // As in a browser, time passes between a render and its effects.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

/** Resolves as soon as an element is in the page, before any other task. */
const appears = (selector: string): Promise<HTMLElement> =>
  new Promise((done) => {
    const observer = new MutationObserver(() => {
      const found = document.querySelector<HTMLElement>(selector)
      if (!found) return
      observer.disconnect()
      done(found)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

test('a click opens the example at the very moment it is offered', async () => {
  const button = appears('[data-empty] button')
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(<ConfigChecker locale="es" />)
  ;(await button).click()
  expect(textOf(editor())).toContain('wakamiti:')
  root.unmount()
})
