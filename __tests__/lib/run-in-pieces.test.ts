import { PIECE_MS, runInPieces } from '@/lib/run-in-pieces'

/** A clock that advances by some milliseconds with each piece of work. */
function clock(step: number) {
  let time = 0
  let turns = 0
  const tools = {
    now: () => time,
    later: (run: () => void) => {
      turns += 1
      queueMicrotask(run)
    },
  }
  function* work(pieces: number, fault?: Error): Generator<void, string> {
    for (let piece = 0; piece < pieces; piece += 1) {
      time += step
      yield
    }
    if (fault) throw fault
    return 'done'
  }
  return { tools, work, turnsOf: () => turns }
}

test('short work is done in one turn', async () => {
  const { tools, work, turnsOf } = clock(1)
  await expect(runInPieces(work(3), tools)).resolves.toBe('done')
  expect(turnsOf()).toBe(1)
})

test('long work yields every few milliseconds', async () => {
  const { tools, work, turnsOf } = clock(PIECE_MS / 2)
  await expect(runInPieces(work(10), tools)).resolves.toBe('done')
  expect(turnsOf()).toBe(6)
})

test('an error of the work is reported', async () => {
  const { tools, work } = clock(1)
  await expect(runInPieces(work(2, new Error('broken')), tools)).rejects.toThrow('broken')
})
