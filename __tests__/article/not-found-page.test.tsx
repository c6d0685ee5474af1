/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { useRouter } from 'next/router'
import { NotFoundPage } from '@/article/not-found-page'
import type { SitePage } from '@/content/site-page'
import { stepLanguageOf, translated } from '@/i18n/locale'
import { loadMenu } from '@/navigation/use-menu'
import topics from '../navigation/topics.json'
import { NOT_FOUND_PAGE } from '../page-fixture'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))
jest.mock('@/navigation/use-menu')

const load = jest.mocked(loadMenu)

const ENGLISH: SitePage = { ...NOT_FOUND_PAGE, slug: '/en/404/', locale: 'en', title: 'This page does not exist' }

async function ask(asPath: string, page: SitePage = NOT_FOUND_PAGE) {
  jest.mocked(useRouter).mockReturnValue(createRouter(asPath) as never)
  render(<NotFoundPage page={page} engine={translated({ es: 'Para Wakamiti 2.12.0', en: 'For Wakamiti 2.12.0' })} />)
  await act(async () => {})
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => {
  load.mockReset().mockImplementation(async (locale) => ({ sections: topics[stepLanguageOf(locale)] }))
})

test('it shows that the page does not exist, as a scenario that failed on the path of the address', async () => {
  await ask('/plugins/rst?x#y')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta página no existe')
  const steps = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(steps).toEqual([
    'Dadoque alguien enlaza /plugins/rst correcto',
    'Cuandose abre la página correcto',
    'Entoncesel código de respuesta HTTP es igual a 200Se esperaba 200 y llegó 404. falla',
  ])
})

test('without a network it has the title that the worker gives it', async () => {
  await ask('/docker.html', { ...NOT_FOUND_PAGE, title: 'No está guardada' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No está guardada')
})

test('it offers the closest page', async () => {
  await ask('/plugins/rst/')
  expect(load).toHaveBeenCalledWith('es')
  expect(document.querySelector('[data-closest]')?.textContent).toBe('¿Buscabas Wakamiti a fondo / REST?')
  expect(href('Wakamiti a fondo / REST')).toBe('/wakamiti/plugins/rest/')
})

test('when nothing is near, it offers none', async () => {
  await ask('/completely/something/else/')
  expect(document.querySelector('[data-closest]')).toBeNull()
})

test('the three ways in and the home page are always there', async () => {
  await ask('/x/')
  expect(href('Ir al inicio')).toBe('/wakamiti/')
  expect(href('Primeros pasos')).toBe('/wakamiti/introduction/getting-started/')
  expect(href('Plugins')).toBe('/wakamiti/plugins/')
  expect(href('Configuración')).toBe('/wakamiti/setup/configuration/')
})

test('in English all of it is English', async () => {
  await ask('/en/plugins/rst/', ENGLISH)
  expect(screen.getByText('For Wakamiti 2.12.0')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page does not exist')
  expect(document.querySelector('[data-closest]')?.textContent).toBe('Were you after In depth / REST?')
  expect(href('Go to the home page')).toBe('/wakamiti/en/')
  expect(href('Getting started')).toBe('/wakamiti/en/introduction/getting-started/')
})

test('without the menu the page still shows; the error is in the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValue(new Error('offline'))
  await ask('/plugins/rst/')
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(document.querySelector('[data-closest]')).toBeNull()
  expect(log).toHaveBeenCalledWith(new Error('offline'))
  log.mockRestore()
})
