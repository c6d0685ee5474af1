/**
 * Takes paths and fetches their pages one after the other, so that what each has cost is known before the next.
 * @param fetchPage fetches one; it never fails
 * @param mayGoOn whether there is room for another one; the ones that find none are dropped
 */
export function oneByOne(fetchPage: (path: string) => Promise<void>, mayGoOn: () => boolean): (path: string) => void {
  const waiting: string[] = []
  let isBusy = false
  const run = async () => {
    isBusy = true
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) if (mayGoOn()) await fetchPage(path)
    isBusy = false
  }
  return (path) => {
    waiting.push(path)
    if (!isBusy) void run()
  }
}
