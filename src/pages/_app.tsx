import '@/styles/site.css'
import type { AppProps } from 'next/app'
import { ThemeProvider } from 'next-themes'
import { DocHead } from '@/article/doc-head'
import type { SitePage } from '@/content/site-page'
import { FONT_CLASSES } from '@/shell/fonts'
import { RootShell } from '@/shell/root-shell'

export default function App({ Component, pageProps }: AppProps<{ page?: SitePage }>) {
  const { page } = pageProps
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
      <DocHead page={page} />
      <div className={FONT_CLASSES}>
        <RootShell page={page}>{(active) => <Component {...pageProps} active={active} />}</RootShell>
      </div>
    </ThemeProvider>
  )
}
