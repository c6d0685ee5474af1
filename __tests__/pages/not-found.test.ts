import { NotFoundPage } from '@/article/not-found-page'
import Spanish, { getStaticProps as spanishProps } from '@/pages/404'
import English, { getStaticProps as englishProps } from '@/pages/en/404'

test('both not-found pages are the same template', () => {
  expect([Spanish, English]).toEqual([NotFoundPage, NotFoundPage])
})

test.each([
  ['es', spanishProps, '/404/', 'Esta página no existe'],
  ['en', englishProps, '/en/404/', 'This page does not exist'],
])('%s: it is in its language', async (locale, props, slug, title) => {
  expect(await props({})).toMatchObject({ props: { page: { template: 'not-found', locale, slug, title } } })
})
