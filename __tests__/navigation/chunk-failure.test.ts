import { renderHook } from '@testing-library/react'
import { chunkFailure, useChunkReports } from '@/navigation/chunk-failure'

const chunkError = (type?: string) => Object.assign(new Error('x'), { name: 'ChunkLoadError', type })

test.each([
  ['missing', 'missing'],
  ['timeout', 'timeout'],
  ['error', 'missing'],
  [undefined, 'other'],
])('a chunk that fails with %s is reported as %s', (type, reason) => {
  expect(chunkFailure(chunkError(type))).toBe(reason)
})

test.each([[new Error('x')], ['ChunkLoadError'], [null], [undefined], [{ type: 'timeout' }]])(
  '%p is no failed chunk',
  (error) => {
    expect(chunkFailure(error)).toBeUndefined()
  },
)

const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

const log = jest.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => log.mockClear())

test('a chunk that did not arrive is written to the console with its reason', () => {
  renderHook(useChunkReports)
  const error = chunkError('timeout')
  window.dispatchEvent(rejection(error))
  expect(log).toHaveBeenCalledWith('Chunk failed to load (timeout)', error)
})

test('other rejections are left alone', () => {
  renderHook(useChunkReports)
  window.dispatchEvent(rejection(new Error('x')))
  expect(log).not.toHaveBeenCalled()
})

test('a script that is missing is written to the console with its address', () => {
  renderHook(useChunkReports)
  const script = document.createElement('script')
  script.src = '/wakamiti/_next/static/a.js'
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
  expect(log).toHaveBeenCalledWith('Chunk failed to load (missing)', 'http://localhost/wakamiti/_next/static/a.js')
})

test('the failure of a third-party script is not written to the console', () => {
  renderHook(useChunkReports)
  const script = document.createElement('script')
  script.src = 'https://www.googletagmanager.com/gtag/js'
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
  expect(log).not.toHaveBeenCalled()
})

test('an image that is missing is not written to the console', () => {
  renderHook(useChunkReports)
  const image = document.createElement('img')
  document.body.append(image)
  image.dispatchEvent(new Event('error'))
  expect(log).not.toHaveBeenCalled()
})

test('after unmounting it no longer listens for failed scripts', () => {
  renderHook(useChunkReports).unmount()
  window.dispatchEvent(rejection(chunkError()))
  expect(log).not.toHaveBeenCalled()
})
