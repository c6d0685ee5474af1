const SECOND_MS = 1000

/**
 * Runs a phase of the build and prints how long it took.
 * @param name what it makes, for writers
 */
export async function timed<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await run()
  console.log(`${((performance.now() - began) / SECOND_MS).toFixed(1).padStart(6)} s  ${name}`)
  return result
}
