import type { GetStaticProps } from 'next'
import { notFoundProps } from '@/content/site-pages'
import { DEFAULT_LOCALE } from '@/i18n/locale'

/** The page that a host serves for every unknown address. */
export { NotFoundPage as default } from '@/article/not-found-page'

export const getStaticProps: GetStaticProps = () => ({ props: notFoundProps(DEFAULT_LOCALE) })
