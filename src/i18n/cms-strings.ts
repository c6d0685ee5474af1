import { counted } from '@/lib/text'
import { translated } from './locale'

const WORDS = {
  title: { es: 'Documentación de Wakamiti', en: 'Wakamiti documentation' },
  fields: {
    title: { es: 'Título', en: 'Title' },
    description: {
      es: 'Descripción: entradilla de la página y texto de los buscadores',
      en: 'Description: lead of the page and text for search engines',
    },
    layout: { es: 'Ancho', en: 'Width' },
    plugin: { es: 'Plugin', en: 'Plugin' },
  },
  body: { es: 'Texto', en: 'Text' },
  references: { es: 'Menú y referencias', en: 'Menu and references' },
  insert: { es: 'Insertar', en: 'Insert' },
  insertHint: { es: 'pasos, opciones, notas, código…', en: 'steps, options, notes, code…' },
  saved: { es: 'Guardado', en: 'Saved' },
  removed: { es: 'Borrado', en: 'Removed' },
  close: { es: 'Cerrar', en: 'Close' },
  theirs: { es: 'Ahora', en: 'Now' },
  yours: { es: 'Lo tuyo', en: 'Yours' },
  replace: { es: 'Seguir con lo mío', en: 'Keep mine' },
  keep: { es: 'Dejarlo como está', en: 'Leave it as it is' },
  noProblem: { es: (done: string) => `${done}, sin problemas`, en: (done: string) => `${done}, no problems` },
  notSaved: { es: (file: string) => `No se ha guardado ${file}`, en: (file: string) => `${file} was not saved` },
}

const es = {
  problems: (done: string, count: number) => `${done}, con ${counted('problema', 'problemas')(count)}`,
  checkFailed: (done: string) => `${done}, pero no se ha podido revisar`,
  leave: 'Lo que has escrito no está guardado. ¿Salir y perderlo?',
  copied: (copy: string) => `La versión anterior está en ${copy}`,
  conflict: (file: string) => `${file} ha cambiado desde que lo abriste`,
  conflictHint:
    'Otro programa lo ha modificado o borrado. Si sigues con lo tuyo, lo que hay ahora pasa antes a una copia con fecha.',
  kept: 'El archivo se queda como está, y tu texto, en el formulario. Para ver el archivo, copia lo que quieras conservar y vuelve a cargar la página.',
}

const en: typeof es = {
  problems: (done, count) => `${done}, with ${counted('problem', 'problems')(count)}`,
  checkFailed: (done) => `${done}, but it could not be checked`,
  leave: 'What you have written is not saved. Leave and lose it?',
  copied: (copy) => `The previous version is in ${copy}`,
  conflict: (file) => `${file} has changed since you opened it`,
  conflictHint:
    'Another program has edited or removed it. If you keep yours, what is there now is first copied, with the date.',
  kept: 'The file stays as it is, and your text stays in the form. To see the file, copy what you want to keep and reload the page.',
}

/** Texts of `npm run edit`; readers of the site do not download them. */
export const CMS_STRINGS = translated({ es, en }, WORDS)

export type CmsStrings = (typeof CMS_STRINGS)['es']
