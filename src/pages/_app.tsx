import '@/styles/site.css'
import type { AppProps } from 'next/app'
import { ThemeProvider } from 'next-themes'
import type { SitePage } from '@/content/site-page'
import { RootShell } from '@/shell/root-shell'

export default function App({ Component, pageProps }: AppProps<{ page?: SitePage }>) {
  const { page, ...props } = pageProps
  // Next's own error page has none; a static host never serves it.
  if (!page) return <Component />
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
