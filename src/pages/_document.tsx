import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import { DEFAULT_LOCALE } from '@/i18n/locale'
import { IconSymbols } from '@/lib/icon'
import { DocumentHead, offlineWords } from '@/shell/document-head'
import { EARLY_SCRIPT } from '@/shell/early-script'
import { LogoSymbol } from '@/shell/logo'

/** Leaves the article out of the inline data, as the document has it: in a copy, since Next.js writes the original to `_next/data`. */
export default function Document({ __NEXT_DATA__ }: DocumentProps) {
  const { html: _html, ...pageProps } = __NEXT_DATA__.props.pageProps ?? {}
  __NEXT_DATA__.props = { ...__NEXT_DATA__.props, pageProps }
  return (
    <Html
      lang={pageProps.page?.locale ?? DEFAULT_LOCALE}
      data-build={process.env.BUILD_HASH}
      data-offline={offlineWords(pageProps.page)}
    >
      <Head>
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <DocumentHead page={pageProps.page} />
      </Head>
      <body className="bright">
        <LogoSymbol />
        <Main />
        <IconSymbols />
        <NextScript />
      </body>
    </Html>
  )
}
