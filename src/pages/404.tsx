import type { GetStaticProps } from 'next'
import { plainPage } from '@/content/site-pages'

/** The page that a host serves for every address that does not exist. */
export { NotFoundPage as default } from '@/article/not-found-page'

export const getStaticProps: GetStaticProps = () => ({ props: { page: plainPage('not-found', 'es') } })
