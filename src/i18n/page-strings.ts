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
  thanks: 'Gracias por tu respuesta.',
  forEngine: (version: string) => `Para Wakamiti ${version}`,
  ofDocumentation: (title: string) => `Documentación: ${title}`,
  issuePage: 'Página:',
  siteVersion: (version: string) => `Versión ${version} de la documentación`,
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

const en: typeof es = {
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
  thanks: 'Thank you for your answer.',
  forEngine: (version) => `For Wakamiti ${version}`,
  ofDocumentation: (title) => `Documentation: ${title}`,
  issuePage: 'Page:',
  siteVersion: (version) => `Documentation version ${version}`,
  license: 'License',
  contributing: 'Contributing',
  architecture: 'Architecture',
  version: 'Version',
  contains: 'Contains',
  needs: 'Needs',
  artifact: 'Artefact',
  whichSteps: 'Which of my steps are these?',
  steps: (count) => (count === 1 ? '1 step' : `${count} steps`),
  options: (count) => (count === 1 ? '1 option' : `${count} options`),
}

/** Texts around an article and on the home page; only the build reads them. */
export const PAGE_STRINGS = translated({ es, en })

/** Notes on every page of the downloaded documentation. */
export const ARCHIVE_STRINGS = translated({
  es: {
    note: 'Copia de la documentación para leer desde una carpeta. La búsqueda y las herramientas funcionan sin red; no avisa de versiones nuevas, y los enlaces a otros sitios necesitan conexión.',
    site: 'La versión al día',
    tool: 'Esta herramienta funciona con JavaScript. Si no aparece, el navegador no deja usar scripts en ficheros locales: abre la carpeta con un servidor de ficheros estáticos.',
  },
  en: {
    note: 'A copy of the documentation to read from a folder. The search and the tools work without a network; it does not announce new versions, and links to other sites need a connection.',
    site: 'The latest version',
    tool: 'This tool works with JavaScript. If it does not appear, the browser allows no scripts in local files: open the folder with a static file server.',
  },
})
