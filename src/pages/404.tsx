import type { GetStaticProps } from 'next'
import { plainPage } from '@/content/site-pages'

/** What a host answers with for every address that does not exist. */
export { NotFoundPage as default } from '@/article/not-found-page'

export const getStaticProps: GetStaticProps = () => ({ props: { page: plainPage('not-found', 'es') } })
