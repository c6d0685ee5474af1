import type { GetStaticProps } from 'next'
import { notFoundProps } from '@/content/site-pages'

/** The page that a host serves for every address that does not exist. */
export { NotFoundPage as default } from '@/article/not-found-page'

export const getStaticProps: GetStaticProps = () => ({ props: notFoundProps('es') })
