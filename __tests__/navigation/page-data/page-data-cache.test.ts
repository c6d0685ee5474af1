import { cachedPageData, clearPageDataCache } from '@/navigation/page-data/page-data-cache'

const DATA = { hash: 'abc', code: 200 }

beforeEach(clearPageDataCache)

test('a path is fetched once, also while it is still on its way', async () => {
  const load = jest.fn().mockResolvedValue(DATA)
  const both = await Promise.all([cachedPageData('/a/', load), cachedPageData('/a/', load)])
  await cachedPageData('/a/', load)
  expect(both).toEqual([DATA, DATA])
  expect(load).toHaveBeenCalledTimes(1)
})

test('another path is fetched on its own', async () => {
  const load = jest.fn().mockResolvedValue(DATA)
  await cachedPageData('/a/', load)
  await cachedPageData('/b/', load)
  expect(load.mock.calls).toEqual([['/a/'], ['/b/']])
})

test('a failure is forgotten, so that the next click tries again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(DATA)
  await expect(cachedPageData('/a/', load)).rejects.toThrow('offline')
  await expect(cachedPageData('/a/', load)).resolves.toEqual(DATA)
})
