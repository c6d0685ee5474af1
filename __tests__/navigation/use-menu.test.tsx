/** @jest-environment jsdom */
import { render, renderHook, waitFor } from '@testing-library/react'
import type { Locale } from '@/i18n/locale'
import { Sidebar } from '@/navigation/sidebar'
import { useMenu } from '@/navigation/use-menu'
import { setScreen } from '../match-media'
import { REST_PAGE } from '../page-fixture'
import topics from './topics.json'

const fetchMenu = jest.fn()

const use = (locale: Locale = 'es') => renderHook(({ shown }) => useMenu(shown), { initialProps: { shown: locale } })

/** The sidebar as the server renders it. */
function showSidebar() {
  const aside = document.createElement('aside')
  aside.id = 'sidebar'
  aside.innerHTML = topics.es
    .map(
      ({ title, topics }) =>
        `<details><summary><h2>${title}</h2></summary>${topics
          .map(
            ({ title, slug, ...topic }) =>
              `<div class="topic"><a href="/wakamiti${slug}">${title}${'count' in topic ? `<small>${topic.count}</small>` : ''}</a></div>`,
          )
          .join('')}</details>`,
    )
    .join('')
  document.body.replaceChildren(aside)
}

beforeEach(() => {
  globalThis.fetch = fetchMenu.mockReset().mockResolvedValue({ ok: true, json: async () => ({ sections: topics.en }) })
  showSidebar()
})

test('the old menu stays until the new one has arrived, and a failed request is written to the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  fetchMenu.mockRejectedValue(new Error('offline'))
  const { result, rerender } = use()
  rerender({ shown: 'en' })
  expect(result.current).toEqual(topics.es)
  await waitFor(() => expect(log).toHaveBeenCalledWith(new Error('offline')))
  expect(result.current).toEqual(topics.es)
  log.mockRestore()
})

test('at load the menu is read from the document and nothing is fetched', () => {
  expect(use().result.current).toEqual(topics.es)
  expect(fetchMenu).not.toHaveBeenCalled()
})

test('the menu can be read back from the sidebar', () => {
  setScreen(true)
  const { result } = use()
  render(<Sidebar page={REST_PAGE} state="open" onClose={() => {}} />)
  document.getElementById('sidebar')?.remove()
  expect(use().result.current).toEqual(result.current)
})

test('without a sidebar there is no menu', () => {
  document.body.replaceChildren()
  expect(use().result.current).toEqual([])
})

test('the menu of the other language is fetched once, and ignored if it comes too late', async () => {
  const { result, rerender } = use()
  rerender({ shown: 'en' })
  rerender({ shown: 'es' })
  await Promise.resolve()
  expect(result.current).toEqual(topics.es)
  rerender({ shown: 'en' })
  await waitFor(() => expect(result.current).toEqual(topics.en))
  expect(fetchMenu.mock.calls.map(([address]) => address)).toEqual(['/wakamiti/assets/menu/en.json'])
})

test('on returning to the language of the document, its menu is there at once, even offline', async () => {
  const { result, rerender } = use()
  rerender({ shown: 'en' })
  await waitFor(() => expect(result.current).toEqual(topics.en))
  fetchMenu.mockRejectedValue(new Error('offline'))
  rerender({ shown: 'es' })
  expect(result.current).toEqual(topics.es)
})
