import { oneByOne } from '@/navigation/use-link-prefetch'

const settle = () => new Promise((done) => setTimeout(done))

/** Pages that arrive when the test resolves them. */
function slowPages() {
  const asked: string[] = []
  const arrivals: (() => void)[] = []
  const fetchPage = (path: string) => {
    asked.push(path)
    return new Promise<void>((done) => arrivals.push(done))
  }
  return { asked, fetchPage, arrive: () => arrivals.shift()?.() }
}

test('the first page is asked for at once, the next when it has arrived', async () => {
  const { asked, fetchPage, arrive } = slowPages()
  const add = oneByOne(fetchPage, () => true)
  add('/a/')
  add('/b/')
  expect(asked).toEqual(['/a/'])
  arrive()
  await settle()
  expect(asked).toEqual(['/a/', '/b/'])
})

test('pages beyond the budget are dropped, and later ones may be fetched again', async () => {
  const { asked, fetchPage, arrive } = slowPages()
  let hasRoom = true
  const add = oneByOne(fetchPage, () => hasRoom)
  add('/a/')
  add('/b/')
  hasRoom = false
  arrive()
  await settle()
  hasRoom = true
  add('/c/')
  expect(asked).toEqual(['/a/', '/c/'])
})
