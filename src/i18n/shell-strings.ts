import { translated } from './locale'

const WORDS = {
  documentation: { es: 'Documentación', en: 'Documentation' },
  openMenu: { es: 'Mostrar el menú', en: 'Show the menu' },
  closeMenu: { es: 'Ocultar el menú', en: 'Hide the menu' },
  home: { es: 'Wakamiti: inicio', en: 'Wakamiti: home' },
  search: { es: 'Buscar pasos, opciones y páginas', en: 'Search steps, options and pages' },
  searchFailed: { es: 'La búsqueda no se ha podido cargar.', en: 'The search could not be loaded.' },
  tryAgain: { es: 'Volver a intentarlo', en: 'Try again' },
  stepFinder: { es: 'Buscador de pasos', en: 'Step finder' },
  featureChecker: { es: 'Revisar un .feature', en: 'Check a .feature' },
  skip: { es: 'Ir al contenido', en: 'Skip to content' },
  languages: { es: 'Idioma', en: 'Language' },
  useDark: { es: 'Usar el tema oscuro', en: 'Use the dark theme' },
  useBright: { es: 'Usar el tema claro', en: 'Use the bright theme' },
  skipToContents: { es: 'Ir al índice de la página', en: 'Skip to the contents of the page' },
  contents: { es: 'En esta página', en: 'On this page' },
  toTop: { es: 'Volver al principio', en: 'Back to the top' },
  headingsOf: { es: 'Apartados de', en: 'Sections of' },
  wrapLines: { es: 'Partir las líneas largas', en: 'Wrap long lines' },
  copied: { es: 'Copiado', en: 'Copied' },
  cannotCopy: { es: 'No se ha podido copiar', en: 'It could not be copied' },
  saveSite: { es: 'Leer sin conexión', en: 'Read offline' },
  cannotSave: { es: 'Para guardar hace falta conexión.', en: 'Saving needs a connection.' },
  fork: { es: 'Fork me on Github', en: 'Fork me on Github' },
  forkTitle: { es: 'Git-repository', en: 'Git-repository' },
  index1: { es: 'Primeros pasos', en: 'Getting started' },
  index2: { es: 'Plugins', en: 'Plugins' },
  index3: { es: 'Configuración', en: 'Configuration' },
  notFoundTitle: { es: 'Esta página no existe', en: 'This page does not exist' },
  keyword: {
    definition: { es: 'Dado', en: 'Given' },
    action: { es: 'Cuando', en: 'When' },
    assertion: { es: 'Entonces', en: 'Then' },
  },
}

/** Texts of the frame of every page. Keep them few: every reader downloads them in both languages. */
export const SHELL_STRINGS = translated({ es: {}, en: {} }, WORDS)
