import { renderHook } from '@testing-library/react'
import { useDocumentLanguage } from '@/shell/use-document-language'

const wait = (ms: number) => jest.advanceTimersByTime(ms)

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.lang = 'es'
})

afterEach(() => jest.useRealTimers())

test('the language of the document follows that of the page after 10 ms', () => {
  renderHook(() => useDocumentLanguage('en'))
  wait(9)
  expect(document.documentElement.lang).toBe('es')
  wait(1)
  expect(document.documentElement.lang).toBe('en')
})

test('of several changes in a row the last one counts', () => {
  const { rerender } = renderHook(({ locale }) => useDocumentLanguage(locale), {
    initialProps: { locale: 'en' as 'es' | 'en' },
  })
  wait(9)
  rerender({ locale: 'es' })
  wait(9)
  expect(document.documentElement.lang).toBe('es')
  wait(100)
  expect(document.documentElement.lang).toBe('es')
})

test('a component that has gone changes nothing any more', () => {
  renderHook(() => useDocumentLanguage('en')).unmount()
  wait(100)
  expect(document.documentElement.lang).toBe('es')
})
