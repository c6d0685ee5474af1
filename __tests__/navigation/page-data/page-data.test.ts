import { pageDataUrl } from '@/navigation/page-data/page-data'

test.each([
  ['/', '/wakamiti/assets/data/index.json'],
  ['/plugins/rest/', '/wakamiti/assets/data/plugins/rest/index.json'],
  ['/en/plugins/', '/wakamiti/assets/data/en/plugins/index.json'],
])('the data of %s is at %s', (path, url) => {
  expect(pageDataUrl(path)).toBe(url)
})
