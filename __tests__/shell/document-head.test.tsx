import { renderToStaticMarkup } from 'react-dom/server'

/** Renders the head as a build with these settings would. */
async function headWith(verification?: string) {
  if (verification) process.env.NEXT_PUBLIC_SITE_VERIFICATION = verification
  jest.resetModules()
  const { DocumentHead } = await import('@/shell/document-head')
  return renderToStaticMarkup(<DocumentHead />)
}

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SITE_VERIFICATION
})

test('it has theme colour and version, icon and manifest, and no verification', async () => {
  const html = await headWith()
  expect(html).toContain('<meta name="theme-color" content="#10c186"/>')
  expect(html).toContain('<meta name="generator" content="Wakamiti 0.7.23"/>')
  expect(html).toContain('href="/wakamiti/favicon.svg"')
  expect(html).toContain('<link rel="manifest" href="/wakamiti/manifest.webmanifest"/>')
  expect(html).not.toContain('verification')
})

test('the verification tag comes from the environment of the build', async () => {
  expect(await headWith('abc123')).toContain('<meta name="google-site-verification" content="abc123"/>')
})
