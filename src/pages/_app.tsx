import '@/styles/site.css'
import type { AppProps } from 'next/app'
import { ThemeProvider } from 'next-themes'
import type { SitePage } from '@/content/site-page'
import { useRecovery } from '@/navigation/page-data/use-recovery'
import { RootShell } from '@/shell/root-shell'
import { routeOf } from '@/site/routes'
import { SITE, withBase } from '@/site/site'

/** What is left when a page came to nothing and loading it anew is no way out: the way to the beginning. */
const Remains = () => (
  <main id="main">
    <a href={withBase(routeOf('home', 'es'))}>{SITE.name}</a>
  </main>
)

export default function App({ Component, pageProps }: AppProps<{ page?: SitePage }>) {
  const { page, ...props } = pageProps ?? {}
  useRecovery(!page)
  // Its data was cut on the way, or a script broke: Next's own error page has none, either.
  if (!page) return <Remains />
  return (
    <ThemeProvider
      attribute="class"
      themes={['bright', 'dark']}
      defaultTheme="bright"
      enableSystem={false}
      enableColorScheme={false}
      storageKey="theme"
    >
      <RootShell page={page}>{(shown) => <Component {...props} {...shown} />}</RootShell>
    </ThemeProvider>
  )
}
