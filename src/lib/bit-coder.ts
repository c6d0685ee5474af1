/** Probabilities stay this far from 0 and 1, as any bit may follow. */
const LEAST = 1 / 2048
/** A bit counts as one of so many at most, so that a context never stops adapting. */
const MEMORY = 255
/** How little a new context trusts its first bit: with 1, it would expect the same for ever. */
const DOUBT = 1.6

/**
 * Writes bits in little space, or reads them, by how often each was set in the same context (adaptive arithmetic coding). Both sides
 * must ask for the same contexts in the same order.
 * @param contexts the number of contexts
 * @param written the bytes to read; without them, it writes
 * @property code codes a bit in a context. Returns it: the given one when writing, the next one when reading
 * @property end the bytes of all bits written
 */
export function bitCoder(contexts: number, written?: Uint8Array) {
  const likely = new Float64Array(contexts).fill(0.5)
  const seen = new Uint8Array(contexts)
  const bytes: number[] = []
  // The bits so far are those of a number between `low` and `high`; only 32 of its digits are in view.
  let [low, high, read, at] = [0, 0xffffffff, 0, 0]
  const readByte = () => {
    read = ((read << 8) | (written?.[at] ?? 0)) >>> 0
    at += 1
  }
  for (let byte = 0; byte < 4; byte += 1) readByte()

  const code = (context: number, bit = false): boolean => {
    const [chance = 0, count = 0] = [likely[context], seen[context]]
    const middle = low + Math.floor((high - low) * chance)
    const isSet = written ? read <= middle : bit
    if (isSet) high = middle
    else low = middle + 1
    if (count < MEMORY) seen[context] = count + 1
    likely[context] = Math.min(1 - LEAST, Math.max(LEAST, chance + ((isSet ? 1 : 0) - chance) / (count + DOUBT)))
    while (low >>> 24 === high >>> 24) {
      if (written) readByte()
      else bytes.push(high >>> 24)
      low = (low << 8) >>> 0
      high = ((high << 8) | 0xff) >>> 0
    }
    return isSet
  }
  const end = () => Uint8Array.from([...bytes, high >>> 24, (high >>> 16) & 0xff, (high >>> 8) & 0xff, high & 0xff])
  return { code, end }
}

export type BitCoder = ReturnType<typeof bitCoder>
