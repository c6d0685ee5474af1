interface Config {
  plugins: { definitions?: Record<string, string> }[]
}

const { compiledSettings } = require('@/build/next/lean-build.cjs') as { compiledSettings: (config: Config) => void }

afterEach(() => {
  delete process.env.NEXT_PUBLIC_ANALYTICS_ID
})

test('public settings are written where code is compiled', () => {
  process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-ABC123'
  const definitions = {
    __NEXT_DEFINE_ENV: 'true',
    'process.env.NEXT_PUBLIC_ANALYTICS_ID': 'window.NEXT_PUBLIC_ANALYTICS_ID',
  }
  compiledSettings({ plugins: [{}, { definitions }] })
  expect(definitions['process.env.NEXT_PUBLIC_ANALYTICS_ID']).toBe('"G-ABC123"')
})

test('the build fails if Next.js does not have the plugin', () => {
  expect(() => compiledSettings({ plugins: [{}] })).toThrow('adapt src/build/next/lean-build.cjs')
})
