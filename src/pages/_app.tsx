import '@/styles/site.css'
import type { AppProps } from 'next/app'
import { ThemeProvider } from 'next-themes'
import type { SitePage } from '@/content/site-page'
import { SafePage } from '@/shell/fallback-page'
import { RootShell } from '@/shell/root-shell'

// Neither builds nor servers load it.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined')
  void import('@/shell/problem-panel').then(({ mountProblemPanel }) => mountProblemPanel())

export default function App({ Component, pageProps, router }: AppProps<{ page?: SitePage }>) {
  // Data that arrives truncated has no page, nor has the error page of Next.js.
  const { page, ...props } = pageProps ?? {}
  return (
    <SafePage page={page} address={router.asPath}>
      <ThemeProvider
        attribute="data-theme"
        themes={['bright', 'dark']}
        defaultTheme="bright"
        enableSystem={false}
        enableColorScheme
        storageKey="theme"
      >
        {page && <RootShell page={page}>{(shown) => <Component {...props} {...shown} />}</RootShell>}
      </ThemeProvider>
    </SafePage>
  )
}
