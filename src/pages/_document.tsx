import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import { DEFAULT_LOCALE } from '@/i18n/locale'
import { IconSymbols } from '@/lib/icon'
import { DocumentHead, offlineWords } from '@/shell/document-head'
import { EARLY_SCRIPT } from '@/shell/early-script'
import { LogoSymbol } from '@/shell/logo'

/**
 * The document contains the article once: the inline data omits it. The copy matters, because the original
 * object is what Next writes to `_next/data`, and there the article must stay.
 */
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
