import { chunkFailure } from '@/navigation/page-data/chunk-failure'

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
