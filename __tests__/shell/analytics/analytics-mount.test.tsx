/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { AnalyticsMount } from '@/shell/late-notices'
import { ANALYTICS } from '@/site/analytics-settings'

jest.mock('@/shell/analytics/analytics', () => ({
  Analytics: ({ locale }: { locale: string }) => `analytics ${locale}`,
}))
jest.mock('@/site/analytics-settings', () => ({
  ...jest.requireActual('@/site/analytics-settings'),
  ANALYTICS: { id: '', debug: false, host: 'https://provider.example' },
}))

const settings = ANALYTICS as { id: string }

const show = async (id: string) => {
  settings.id = id
  const { container } = render(<AnalyticsMount locale="es" />)
  const first = container.textContent
  await act(async () => {})
  return { first, container }
}

test('the placeholder means that no tracking is wanted: nothing is there, nothing is fetched', async () => {
  expect((await show('G-XXXXXXXXXX')).container.innerHTML).toBe('')
})

test('before the page has loaded there is nothing to see', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const { container } = await show('G-ABC123')
  expect(container.innerHTML).toBe('')
  state.mockReturnValue('complete')
  await act(async () => void window.dispatchEvent(new Event('load')))
  expect(container.textContent).toBe('analytics es')
  state.mockRestore()
})

test.each(['G-ABC123', '', 'wrong'])('once it has loaded, the analytics of the id "%s" are fetched', async (id) => {
  const { first, container } = await show(id)
  expect(first).toBe('')
  expect(container.textContent).toBe('analytics es')
})
