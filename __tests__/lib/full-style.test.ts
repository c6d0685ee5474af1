/** @jest-environment jsdom */
const freshLoader = async () => {
  jest.resetModules()
  return (await import('@/lib/load')).loadFullStyle
}

const links = () => [...document.head.querySelectorAll('link')]

beforeEach(() => {
  document.head.innerHTML = '<style data-full="/wakamiti/a.css"></style>'
})

test('the sheet is added once, however many wait for it', async () => {
  const loadFullStyle = await freshLoader()
  const all = Promise.all([loadFullStyle(), loadFullStyle()])
  expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([['stylesheet', '/wakamiti/a.css']])
  links()[0]?.dispatchEvent(new Event('load'))
  await all
  await loadFullStyle()
  expect(links()).toHaveLength(1)
})

test('a sheet that cannot be loaded is an error, and the next call tries again', async () => {
  const loadFullStyle = await freshLoader()
  const first = loadFullStyle()
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toMatchObject({
    message: 'Failed to load /wakamiti/a.css',
    request: '/wakamiti/a.css',
  })
  expect(links()).toHaveLength(0)
  const second = loadFullStyle()
  links()[0]?.dispatchEvent(new Event('load'))
  await expect(second).resolves.toBeUndefined()
})

test('a document with all rules has nothing to wait for', async () => {
  document.head.innerHTML = ''
  await (await freshLoader())()
  expect(links()).toHaveLength(0)
})

test('the other kind of page gets the whole sheet', async () => {
  document.head.innerHTML = '<style data-full="/wakamiti/a.css" data-kind="doc"></style>'
  await freshLoader()
  const { loadStyleOf } = await import('@/lib/load')
  await loadStyleOf('doc')
  expect(links()).toHaveLength(0)
  const home = loadStyleOf('home')
  await Promise.resolve()
  links()[0]?.dispatchEvent(new Event('load'))
  await expect(home).resolves.toBeUndefined()
})
