/** @jest-environment jsdom */
import { completeRanker, loadRanker, loadTextRanker } from '@/search/rank/rank-entries'
import { ofKind, SEARCH_INDEX, SEARCH_TEXT } from '../search-index-fixture'

const fetchIndex = jest.fn(async () => ({ ok: true, json: async (): Promise<unknown> => SEARCH_INDEX }))

beforeEach(() => {
  global.fetch = fetchIndex as unknown as typeof fetch
})

test('the index of a language is fetched and prepared once', async () => {
  const first = await loadRanker('es')
  expect(fetchIndex).toHaveBeenCalledWith('/wakamiti/assets/search/es.json', expect.anything())
  expect(await loadRanker('es')).toBe(first)
  expect(fetchIndex).toHaveBeenCalledTimes(1)
  expect(ofKind(first.rank('servicio'), 'steps')[0]?.entry.id).toBe('rest.define.service')
})

test('the text is fetched and prepared once, too', async () => {
  expect(completeRanker('es')).toBeUndefined()
  fetchIndex.mockResolvedValueOnce({ ok: true, json: async () => SEARCH_TEXT })
  const first = await loadTextRanker('es')
  expect(fetchIndex).toHaveBeenLastCalledWith('/wakamiti/assets/search/es.text.json', expect.anything())
  expect(await loadTextRanker('es')).toBe(first)
  expect(completeRanker('es')).toBe(first)
  expect(ofKind(first.rank('proxy'), 'pages')[0]?.entry.section?.anchor).toBe('detras-de-un-proxy')
})

test('loading rejects when the index cannot be fetched', async () => {
  fetchIndex.mockResolvedValueOnce({ ok: false, json: async () => SEARCH_INDEX })
  await expect(loadRanker('en')).rejects.toThrow('Failed to fetch /wakamiti/assets/search/en.json')
})
