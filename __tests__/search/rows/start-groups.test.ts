import { finderGroups, startGroups } from '@/search/rows/start-groups'

test('the last searches come back', () => {
  expect(startGroups(['timeout'], 'es')).toEqual([
    { name: 'recent', total: 1, rows: [{ key: 'words timeout', kind: 'words', words: 'timeout' }] },
  ])
})

test.each(['es', 'en'] as const)('a first reader gets three words to try, in %s', (locale) => {
  const [group] = startGroups([], locale)
  expect(group?.name).toBe('suggested')
  expect(group?.rows).toHaveLength(3)
})

test.each([
  ['es', '/wakamiti/tools/step-finder/?q=la%20URL%20%C2%ABx%C2%BB%20%26%20y'],
  ['en', '/wakamiti/en/tools/step-finder/?q=la%20URL%20%C2%ABx%C2%BB%20%26%20y'],
] as const)('the finder gets the words, in %s', (locale, href) => {
  expect(finderGroups(' la URL «x» & y ', locale)[0]?.rows).toEqual([{ key: 'finder', kind: 'finder', href }])
})
