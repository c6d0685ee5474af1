import { renderHook, waitFor } from '@testing-library/react'
import type { Locale } from '@/i18n/locale'
import { loadMenu, type Menu, readMenu } from '@/navigation/menu'
import { useMenu } from '@/navigation/use-menu'
import topics from './topics.json'

jest.mock('@/navigation/menu')

const load = jest.mocked(loadMenu)

const menuOf = (locale: Locale): Menu => ({ sections: topics[locale] })

const use = (locale: Locale = 'es') => renderHook(({ shown }) => useMenu(shown), { initialProps: { shown: locale } })

beforeEach(() => {
  jest.mocked(readMenu).mockReturnValue(topics.es)
  load.mockReset().mockImplementation(async (locale) => menuOf(locale))
})

test('at load the menu is read off the document and nothing is fetched', () => {
  expect(use().result.current).toBe(topics.es)
  expect(load).not.toHaveBeenCalled()
})

test('the other language is fetched', async () => {
  const { result, rerender } = use()
  rerender({ shown: 'en' })
  await waitFor(() => expect(result.current).toBe(topics.en))
  expect(load.mock.calls).toEqual([['en']])
})

test('until the new menu has arrived, the old one stays', () => {
  load.mockReturnValue(new Promise(() => {}))
  const { result, rerender } = use()
  rerender({ shown: 'en' })
  expect(result.current).toBe(topics.es)
})

test('a late response is ignored', async () => {
  let answer = (_: Menu) => {}
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const { result, rerender } = use()
  rerender({ shown: 'en' })
  rerender({ shown: 'es' })
  answer(menuOf('en'))
  await Promise.resolve()
  await Promise.resolve()
  expect(result.current).toBe(topics.es)
})

test('a menu that cannot be fetched is written to the console, and the old one stays', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValue(new Error('offline'))
  const { result, rerender } = use()
  rerender({ shown: 'en' })
  await waitFor(() => expect(log).toHaveBeenCalledWith(new Error('offline')))
  expect(result.current).toBe(topics.es)
  log.mockRestore()
})
