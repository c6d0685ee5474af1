import type { SitePage } from '@/content/site-page'

/** The Spanish page of the REST plugin, as the browser knows it. */
export const REST_PAGE: SitePage = {
  template: 'doc',
  slug: '/plugins/rest/',
  locale: 'es',
  title: 'REST',
  description: 'Llamadas y respuestas',
  headings: [
    { depth: 1, value: 'Uso', anchor: 'uso' },
    { depth: 1, value: 'Pasos', anchor: 'pasos', count: 3 },
    { depth: 2, value: 'Definir la URL', anchor: 'definir', count: 1, kind: 'definition' },
    { depth: 3, value: 'Detalle', anchor: 'detalle' },
  ],
  translations: { en: ['usage', 'steps', 'define', 'detail'] },
}

/** The English page of the REST plugin. */
export const REST_PAGE_EN: SitePage = {
  ...REST_PAGE,
  slug: '/en/plugins/rest/',
  locale: 'en',
  headings: REST_PAGE.headings.map((heading, index) => ({
    ...heading,
    anchor: REST_PAGE.translations.en?.[index] ?? '',
  })),
  translations: { es: REST_PAGE.headings.map(({ anchor }) => anchor) },
}

/** The not-found page in Spanish. */
export const NOT_FOUND_PAGE: SitePage = {
  template: 'not-found',
  slug: '/404/',
  locale: 'es',
  title: 'Esta página no existe',
  description: 'Esta página no existe',
  headings: [],
  translations: {},
}
