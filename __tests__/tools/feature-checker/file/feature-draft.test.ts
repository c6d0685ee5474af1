import { EMPTY_DRAFT, keepDraft, readDraft } from '@/tools/feature-checker/file/feature-draft'

beforeEach(() => sessionStorage.clear())

const DRAFT = { text: 'Feature: A', lineEnd: '\r\n', hasByteOrderMark: true, fileName: 'a.feature' } as const

test('what is worked on is there again', () => {
  expect(readDraft(sessionStorage)).toEqual(EMPTY_DRAFT)
  keepDraft(sessionStorage, DRAFT)
  expect(readDraft(sessionStorage)).toEqual(DRAFT)
  keepDraft(sessionStorage, EMPTY_DRAFT)
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', '5', 'null', '{"text":3}', '[]'])('a draft that says %s is none', (kept) => {
  sessionStorage.setItem('wakamiti-feature-draft', kept)
  expect(readDraft(sessionStorage)).toEqual(EMPTY_DRAFT)
})
