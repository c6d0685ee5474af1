import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { localize, translated } from '@/i18n/locale'
import type { SavingEnd } from '@/shell/offline/saved/save-site'
import { joinedSet } from '@/shell/offline/saved/saved-set'
import { actionOf, announcedShare, kilobytes, type SavingAction, statusLines } from '@/shell/offline/saved/saving-view'

interface Case {
  name: string
  /** The build that is saved, and its languages; absent when there is none. */
  saved?: { build: string; locales: ('es' | 'en')[] }
  /** The build that is published; absent without a connection. */
  published?: string
  isSaving?: boolean
  /** How the last save ended. */
  end?: SavingEnd
  action: SavingAction
  lines: string[]
}

const CASES = parse(readFileSync(join(__dirname, 'saving-view.yaml'), 'utf8')) as Case[]

const DAY = '2026-11-20T12:00:00.000Z'

const shownOf = ({ saved, published, isSaving, end }: Case) => {
  const set = { build: published ?? '', files: [], pages: [] }
  const locales = Object.fromEntries((saved?.locales ?? []).map((locale) => [locale, DAY]))
  return {
    record: saved ? { build: saved.build, locales } : null,
    sets: published ? localize(() => set) : null,
    progress: isSaving ? { bytes: 1, total: 1000 } : undefined,
    end,
  }
}

test.each(CASES)('$name', (each) => {
  const { action, lines } = each
  expect(actionOf(shownOf(each), ['en'])).toBe(action)
  const shown = statusLines(shownOf(each), ['en'], 'en')
  expect(shown).toHaveLength(lines.length)
  for (const [index, line] of lines.entries()) expect(shown[index]).toContain(line)
})

test('until it is known what is saved, nothing is shown, and nothing can be done', () => {
  const unknown = { record: undefined, sets: undefined }
  expect(statusLines(unknown, ['es'], 'es')).toEqual([])
  expect(actionOf(unknown, ['es'])).toBeUndefined()
})

test.each([
  [0, 0, '0%'],
  [249, 1000, '0%'],
  [600, 1000, '50%'],
  [1000, 1000, '100%'],
])('of %i of %i bytes, %s is announced', (bytes, total, share) => {
  expect(announcedShare({ bytes, total }, 'en')).toBe(share)
})

test('a size is in thousands of bytes, rounded up, in the way of the language', () => {
  expect([kilobytes(1_213_001, 'en'), kilobytes(12_130_263, 'es')]).toEqual(['1,214 KB', '12.131 KB'])
})

describe('languages together', () => {
  const set = (build: string, own: string) => ({
    build,
    files: ['/shared.js', own].map((path) => ({ path, hash: path, bytes: 10 })),
    pages: [own],
  })

  test('shared files are listed once', () => {
    expect(joinedSet(translated({ es: set('A', '/es'), en: set('A', '/en') }), ['en', 'es'])).toMatchObject({
      build: 'A',
      locales: ['es', 'en'],
      bytes: 30,
      pages: ['/es', '/en'],
    })
  })

  test('sets of different builds cannot be joined', () => {
    expect(joinedSet(translated({ es: set('A', '/es'), en: set('B', '/en') }), ['es', 'en'])).toBeUndefined()
  })
})
