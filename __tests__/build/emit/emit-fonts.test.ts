import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emitFonts, FONT_CHARACTERS } from '@/build/emit/emit-fonts'

const ROOT = join(__dirname, '../../..')

/** The fonts have no lines of folder trees, and no arrow to the right: a fallback shows them. Tabs and line ends have no shape. */
const NOT_IN_FONTS = '─│└├→\t\n'

const textsIn = (folder: string): string[] =>
  (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
    .filter((file) => /\.(md|yaml|ts)$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))

test('the fonts have every character of the content and of the strings', () => {
  const known = new Set(FONT_CHARACTERS + NOT_IN_FONTS)
  const unknown = ['content', 'src/i18n'].flatMap(textsIn).flatMap((text) => [...text].filter((it) => !known.has(it)))
  expect([...new Set(unknown)]).toEqual([])
})

test('the fonts are small, and the same font gives the same bytes', async () => {
  const files = () => ['text', 'mono'].map((name) => readFileSync(`.generated/fonts/${name}.woff2`))
  await emitFonts()
  const first = files()
  await emitFonts()
  expect(files().map((file, index) => first[index]?.equals(file))).toEqual([true, true])
  expect(first.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(34_000)
})
