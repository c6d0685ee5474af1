import { counted } from '@/lib/text'
import { translated } from './locale'

const WORDS = {
  tagline: { es: 'BDD testing para humanos', en: 'BDD testing for humans' },
  breadcrumbs: { es: 'Dónde estás', en: 'Where you are' },
  previous: { es: 'Anterior', en: 'Previous' },
  next: { es: 'Siguiente', en: 'Next' },
  neighbours: { es: 'Páginas vecinas', en: 'Neighbouring pages' },
  copyMarkdown: { es: 'Copiar como Markdown', en: 'Copy as Markdown' },
  markdown: { es: 'Ver como Markdown', en: 'View as Markdown' },
  edit: { es: 'Editar esta página', en: 'Edit this page' },
  updated: { es: 'Última actualización:', en: 'Last updated:' },
  helpful: { es: '¿Te ha servido esta página?', en: 'Was this page helpful?' },
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
  thanks: { es: 'Gracias por tu respuesta.', en: 'Thank you for your answer.' },
  issuePage: { es: 'Página:', en: 'Page:' },
  license: { es: 'Licencia', en: 'License' },
  contributing: { es: 'Contribuir', en: 'Contributing' },
  architecture: { es: 'Arquitectura', en: 'Architecture' },
  version: { es: 'Versión', en: 'Version' },
  contains: { es: 'Contiene', en: 'Contains' },
  needs: { es: 'Necesita', en: 'Needs' },
  artifact: { es: 'Artefacto', en: 'Artefact' },
  whichSteps: { es: '¿Cuáles de mis pasos son estos?', en: 'Which of my steps are these?' },
  steps: { es: counted('paso', 'pasos'), en: counted('step', 'steps') },
  options: { es: counted('opción', 'opciones'), en: counted('option', 'options') },
  forTool: { es: (version: string) => `Para Wakamiti ${version}`, en: (version: string) => `For Wakamiti ${version}` },
  documentation: { es: (title: string) => `Documentación: ${title}`, en: (title: string) => `Documentation: ${title}` },
}

const es = {
  homeDescription:
    'Wakamiti: pruebas de aceptación escritas como frases, en español o en inglés, y ejecutadas contra tu API, tu base de datos o tus colas.',
  siteVersion: (version: string) => `Versión ${version} de la documentación`,
}

const en: typeof es = {
  homeDescription:
    'Wakamiti: acceptance tests written as sentences, in Spanish or English, and run against your API, your database or your queues.',
  siteVersion: (version) => `Documentation version ${version}`,
}

/** Texts around an article and on the home page; only the build reads them. */
export const PAGE_STRINGS = translated({ es, en }, WORDS)

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
