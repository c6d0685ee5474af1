import type { GetStaticProps } from 'next'
import { notFoundProps } from '@/content/site-pages'

export { NotFoundPage as default } from '@/article/not-found-page'

export const getStaticProps: GetStaticProps = () => ({ props: notFoundProps('en') })
