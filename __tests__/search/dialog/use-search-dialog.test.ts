import { copiedText } from '@/search/dialog/use-search-dialog'
import type { SearchRow } from '@/search/rows/search-row'

const step = {
  id: 'x',
  role: 'action',
  plugin: 'rest',
  text: 'se envía',
  translation: 'it is sent',
} as const
const row = { key: 'x', kind: 'step', href: '', step, origin: 'REST' } as const

test('a step is copied in the language it was matched in', () => {
  expect(copiedText({ ...row, isTranslation: false })).toBe('se envía')
  expect(copiedText({ ...row, isTranslation: true })).toBe('it is sent')
})

test('an option is copied as its key', () => {
  const option = { key: 'rest.baseURL', plugin: 'rest', type: 'url', about: '' }
  expect(copiedText({ key: 'x', kind: 'option', href: '', option, origin: '' })).toBe('rest.baseURL')
})

test('a page is not copied', () => {
  const page: SearchRow = { key: 'x', kind: 'page', href: '', title: [], text: [], origin: '', type: 'page' }
  expect(copiedText(page)).toBeUndefined()
  expect(copiedText(undefined)).toBeUndefined()
})
