import { trackingOf } from '@/site/tracking'

const SETTINGS = ['NEXT_PUBLIC_ANALYTICS_ID', 'NEXT_PUBLIC_ANALYTICS_DEBUG'] as const

const load = async () => {
  jest.resetModules()
  return import('@/site/analytics-settings')
}

afterEach(() => {
  for (const name of SETTINGS) delete process.env[name]
})

test('without settings the id is the placeholder and nothing is debugged', async () => {
  const { ANALYTICS, ANALYTICS_PLACEHOLDER } = await load()
  expect(ANALYTICS).toMatchObject({ id: ANALYTICS_PLACEHOLDER, debug: false })
})

test('id and debug variant come from the environment of the build', async () => {
  process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-ABC123'
  process.env.NEXT_PUBLIC_ANALYTICS_DEBUG = 'true'
  expect((await load()).ANALYTICS).toMatchObject({ id: 'G-ABC123', debug: true })
})

test('who debugs the analytics expects an id: an unset one is missing then', async () => {
  process.env.NEXT_PUBLIC_ANALYTICS_DEBUG = 'true'
  const { ANALYTICS } = await load()
  expect(trackingOf(ANALYTICS.id)).toBe('missing')
})

test.each([
  ['G-XXXXXXXXXX', 'off'],
  ['G-ABC123', 'on'],
  ['', 'missing'],
  ['UA-12345-1', 'wrong'],
  ['G-abc123', 'wrong'],
])('the id "%s" means %s', (id, tracking) => {
  expect(trackingOf(id)).toBe(tracking)
})
