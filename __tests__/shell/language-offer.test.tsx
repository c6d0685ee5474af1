/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { act } from 'react'
import type { SitePage } from '@/content/site-page'
import { LanguageOfferMount } from '@/shell/late-notices'
import { REST_PAGE } from '../page-fixture'

jest.mock('@/lib/load', () => ({ ...jest.requireActual('@/lib/load'), loadFullStyle: async () => {} }))

const HOME: SitePage = { ...REST_PAGE, template: 'home', slug: '/', translations: {} }

async function show(languages: string[], page = HOME) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const shown = render(<LanguageOfferMount page={page} />)
  // Loading its script takes a few promises.
  await act(() => new Promise((done) => setTimeout(done)))
  return shown
}

const offer = () => screen.queryByRole('link', { name: 'Read it in English' })

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test.each([
  ['English', ['en-US', 'es'], true],
  ['German, then English', ['de', 'en'], true],
  ['Spanish, then English', ['es-ES', 'en'], false],
  ['Valencian', ['ca', 'en'], false],
  ['neither language', ['de'], false],
])('a browser that asks for %s: English is offered at the Spanish root or not', async (_, languages, isOffered) => {
  await show(languages)
  expect(offer()?.getAttribute('href')).toBe(isOffered ? '/wakamiti/en/' : undefined)
})

test('it is offered nowhere else', async () => {
  await show(['en'], REST_PAGE)
  expect(offer()).toBeNull()
})

test.each(['Read it in English', 'Seguir en español'])('after "%s" nobody is asked again', async (answer) => {
  const { unmount, container } = await show(['en'])
  container.insertAdjacentHTML('beforeend', '<main id="main"></main>')
  fireEvent.click(screen.getByText(answer))
  expect([offer(), document.activeElement?.id]).toEqual([null, 'main'])
  unmount()
  await show(['en'])
  expect(offer()).toBeNull()
})
