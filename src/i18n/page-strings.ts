import { translated } from './locale'

const es = {
  tagline: 'BDD testing para humanos',
  homeDescription:
    'Wakamiti: pruebas de aceptación escritas como frases, en español o en inglés, y ejecutadas contra tu API, tu base de datos o tus colas.',
  breadcrumbs: 'Dónde estás',
  previous: 'Anterior',
  next: 'Siguiente',
  neighbours: 'Páginas vecinas',
  copyMarkdown: 'Copiar como Markdown',
  markdown: 'Ver como Markdown',
  edit: 'Editar esta página',
  updated: 'Última actualización:',
  helpful: '¿Te ha servido esta página?',
  yes: 'Sí',
  no: 'No',
  thanks: 'Gracias por decirlo.',
  forEngine: (version: string) => `Para Wakamiti ${version}`,
  ofDocumentation: (title: string) => `Documentación: ${title}`,
  issuePage: 'Página:',
  siteVersion: 'Versión {version} de la documentación',
  license: 'Licencia',
  contributing: 'Contribuir',
  architecture: 'Arquitectura',
  version: 'Versión',
  contains: 'Contiene',
  needs: 'Necesita',
  artifact: 'Artefacto',
  whichSteps: '¿Cuáles de mis pasos son estos?',
  steps: (count: number) => (count === 1 ? '1 paso' : `${count} pasos`),
  options: (count: number) => (count === 1 ? '1 opción' : `${count} opciones`),
}

/** Words around an article and on the home page; only the build reads them. */
export type PageStrings = typeof es

const en: PageStrings = {
  tagline: 'BDD testing for humans',
  homeDescription:
    'Wakamiti: acceptance tests written as sentences, in Spanish or English, and run against your API, your database or your queues.',
  breadcrumbs: 'Where you are',
  previous: 'Previous',
  next: 'Next',
  neighbours: 'Neighbouring pages',
  copyMarkdown: 'Copy as Markdown',
  markdown: 'View as Markdown',
  edit: 'Edit this page',
  updated: 'Last updated:',
  helpful: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you for saying so.',
  forEngine: (version: string) => `For Wakamiti ${version}`,
  ofDocumentation: (title: string) => `Documentation: ${title}`,
  issuePage: 'Page:',
  siteVersion: 'Documentation version {version}',
  license: 'License',
  contributing: 'Contributing',
  architecture: 'Architecture',
  version: 'Version',
  contains: 'Contains',
  needs: 'Needs',
  artifact: 'Artefact',
  whichSteps: 'Which of my steps are these?',
  steps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  options: (count: number) => (count === 1 ? '1 option' : `${count} options`),
}

export const PAGE_STRINGS = translated<PageStrings>({ es, en })
