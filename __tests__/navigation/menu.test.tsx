import { render } from '@testing-library/react'
import type { MenuSection } from '@/content/site-page'
import { loadMenu, readMenu } from '@/navigation/menu'
import { Sidebar } from '@/navigation/sidebar'
import { useMenu } from '@/navigation/use-menu'
import { setScreen } from '../match-media'
import { REST_PAGE } from '../page-fixture'
import topics from './topics.json'

jest.mock('@/navigation/use-menu')

const SECTIONS: MenuSection[] = topics.es

test('what the sidebar shows can be read off it again', () => {
  setScreen(true)
  jest.mocked(useMenu).mockReturnValue(SECTIONS)
  render(<Sidebar page={REST_PAGE} state="open" onClose={() => {}} />)
  expect(readMenu(document.getElementById('sidebar'))).toEqual(SECTIONS)
})

test('without a sidebar there is no menu', () => {
  expect(readMenu(null)).toEqual([])
})

test('the menu of a language is a file of its own, fetched once', async () => {
  const menu = { sections: SECTIONS }
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => menu })
  expect(await loadMenu('en')).toBe(menu)
  await loadMenu('en')
  expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toEqual(['/wakamiti/assets/menu/en.json'])
})
