import { bitCoder } from '@/lib/bit-coder'

/** Bits of three contexts: the first is nearly always set, the second every other time, the third never. */
const BITS = Array.from({ length: 3000 }, (_, at): [number, boolean] => [
  at % 3,
  [at % 51 > 0, at % 2 > 0, false][at % 3] ?? false,
])

function written(bits: readonly [number, boolean][]): Uint8Array {
  const { code, end } = bitCoder(3)
  for (const [context, bit] of bits) code(context, bit)
  return end()
}

test('what is written is read again, in the same contexts', () => {
  const { code } = bitCoder(3, written(BITS))
  expect(BITS.map(([context]) => code(context))).toEqual(BITS.map(([, bit]) => bit))
})

test('foreseen bits take little space: 1,000 that are random, 1,000 nearly sure and 1,000 sure ones take less than 180 bytes', () => {
  expect(written(BITS).length).toBeLessThan(180)
})

test('nothing takes four bytes', () => {
  expect(written([]).length).toBe(4)
})
