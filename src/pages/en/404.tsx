import type { GetStaticProps } from 'next'
import { plainPage } from '@/content/site-pages'

export { NotFoundPage as default } from '@/article/not-found-page'

export const getStaticProps: GetStaticProps = () => ({ props: { page: plainPage('not-found', 'en') } })
