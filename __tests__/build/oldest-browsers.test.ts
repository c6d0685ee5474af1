import { readFileSync } from 'node:fs'

const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The oldest version of each browser. */
const oldest = Object.fromEntries(browserslist.map((line) => line.split(' >= ')))

test('README states the oldest browsers that the styles and scripts are made for', () => {
  expect(oldest.chrome).toBe(oldest.edge)
  expect(oldest.safari).toBe(oldest.ios_saf)
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari}.`,
  )
})
