import { keepCustomSteps, readCustomSteps } from '@/feature-check/custom-storage'
import { EMPTY_DRAFT, keepDraft, readDraft } from '@/feature-check/feature-draft'
import { saveFile } from '@/feature-check/save-file'
import { storageOf } from '@/feature-check/storage-of'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

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

test('the steps of the reader are there again', () => {
  expect(readCustomSteps(localStorage)).toEqual([])
  keepCustomSteps(localStorage, ['a', 'b {text}'])
  expect(readCustomSteps(localStorage)).toEqual(['a', 'b {text}'])
})

test.each(['{', '5', '{"a":1}'])('steps that say %s are none', (kept) => {
  localStorage.setItem('wakamiti-custom-steps', kept)
  expect(readCustomSteps(localStorage)).toEqual([])
})

test('of steps that are no texts nothing is taken', () => {
  localStorage.setItem('wakamiti-custom-steps', '["a", 5, null]')
  expect(readCustomSteps(localStorage)).toEqual(['a'])
})

test('a storage that is full or forbidden is done without', () => {
  const full = {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  }
  expect(readDraft(full)).toEqual(EMPTY_DRAFT)
  expect(readCustomSteps(full)).toEqual([])
  expect(() => keepDraft(full, DRAFT)).not.toThrow()
  expect(() => keepCustomSteps(full, ['a'])).not.toThrow()
})

test('a storage that may not even be asked for is an empty one', () => {
  const asked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden')
  })
  const storage = storageOf('localStorage')
  expect(storage.getItem('a')).toBeNull()
  expect(() => storage.setItem('a', 'b')).not.toThrow()
  asked.mockRestore()
  expect(storageOf('sessionStorage')).toBe(sessionStorage)
})

test('a file is saved under its name', () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:a'
  }
  URL.revokeObjectURL = jest.fn()
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.download, this.href]).toEqual(['a.feature', 'blob:a'])
  })
  saveFile('a.feature', 'Feature: A')
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(saved[0]?.size).toBe(10)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:a')
  expect(document.querySelector('a')).toBeNull()
})
