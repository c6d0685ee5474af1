import type { Localized } from './locale'

const es = {
  documentation: 'Documentación',
  openMenu: 'Mostrar el menú',
  closeMenu: 'Ocultar el menú',
  home: 'Wakamiti: inicio',
  search: 'Buscar pasos, opciones y páginas',
  searchFailed: 'La búsqueda no se ha podido cargar.',
  tryAgain: 'Volver a intentarlo',
  stepFinder: 'Buscador de pasos',
  featureChecker: 'Revisar un .feature',
  skip: 'Ir al contenido',
  languages: 'Idioma',
  useDark: 'Usar el tema oscuro',
  useBright: 'Usar el tema claro',
  contents: 'En esta página',
  headingsOf: 'Apartados de',
  copied: 'Copiado',
  cannotCopy: 'No se ha podido copiar',
  saveSite: 'Leer sin conexión',
  cannotSave: 'Para guardar hace falta conexión.',
  fork: 'Fork me on Github',
  forkTitle: 'Git-repository',
  index1: 'Primeros pasos',
  index2: 'Plugins',
  index3: 'Configuración',
  notFoundTitle: 'Esta página no existe',
  keyword: { definition: 'Dado', action: 'Cuando', assertion: 'Entonces' },
}

/** Words of the frame that browsers run: kept few, every reader downloads them in both languages. */
export type ShellStrings = typeof es

const en: ShellStrings = {
  documentation: 'Documentation',
  openMenu: 'Show the menu',
  closeMenu: 'Hide the menu',
  home: 'Wakamiti: home',
  search: 'Search steps, options and pages',
  searchFailed: 'The search could not be loaded.',
  tryAgain: 'Try again',
  stepFinder: 'Step finder',
  featureChecker: 'Check a .feature',
  skip: 'Skip to content',
  languages: 'Language',
  useDark: 'Use the dark theme',
  useBright: 'Use the bright theme',
  contents: 'On this page',
  headingsOf: 'Sections of',
  copied: 'Copied',
  cannotCopy: 'It could not be copied',
  saveSite: 'Read offline',
  cannotSave: 'Saving needs a connection.',
  fork: 'Fork me on Github',
  forkTitle: 'Git-repository',
  index1: 'Getting started',
  index2: 'Plugins',
  index3: 'Configuration',
  notFoundTitle: 'This page does not exist',
  keyword: { definition: 'Given', action: 'When', assertion: 'Then' },
}

export const SHELL_STRINGS: Localized<ShellStrings> = { es, en }
