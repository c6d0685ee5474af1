import { translated } from './locale'

const es = {
  title: 'Documentación de Wakamiti',
  fields: {
    title: 'Título',
    description: 'Descripción: entradilla de la página y texto de los buscadores',
    layout: 'Ancho',
    plugin: 'Plugin',
    sections: 'Secciones',
    topics: 'Temas',
    slug: 'Dirección',
    follows: 'Sigue a',
  },
  body: 'Texto',
  pluginPages: 'plugins: páginas generales',
  menu: 'Menú',
  references: 'Referencias',
  insert: 'Insertar',
  insertHint: 'pasos, opciones, notas, código…',
  marks: { heading: 'Título', list: 'Lista', link: 'Enlace', table: 'Tabla' },
  noProblem: 'Guardado, sin problemas',
  problems: (count: number) => (count === 1 ? 'Guardado, con 1 problema' : `Guardado, con ${count} problemas`),
  checkFailed: 'Guardado, pero no se ha podido revisar. Mira la consola donde arrancaste el editor.',
  close: 'Cerrar',
  notSaved: (file: string) => `No se ha guardado ${file}`,
  copied: (copy: string) => `La versión anterior está en ${copy}`,
  conflict: {
    title: (file: string) => `${file} ha cambiado desde que lo abriste`,
    text: 'Otro programa lo ha modificado o borrado. Si sigues con lo tuyo, lo que hay ahora pasa antes a una copia con fecha.',
    theirs: 'Ahora',
    yours: 'Lo tuyo',
    replace: 'Seguir con lo mío',
    keep: 'Dejarlo como está',
    kept: 'El archivo se queda como está, y tu texto, en el formulario. Para ver el archivo, copia lo que quieras conservar y vuelve a cargar la página.',
  },
}

/** Words of the editor that `npm run edit` opens; no reader of the site downloads them. */
export type CmsStrings = typeof es

const en: CmsStrings = {
  title: 'Wakamiti documentation',
  fields: {
    title: 'Title',
    description: 'Description: lead of the page and text for search engines',
    layout: 'Width',
    plugin: 'Plugin',
    sections: 'Sections',
    topics: 'Topics',
    slug: 'Address',
    follows: 'Follows',
  },
  body: 'Text',
  pluginPages: 'plugins: general pages',
  menu: 'Menu',
  references: 'References',
  insert: 'Insert',
  insertHint: 'steps, options, notes, code…',
  marks: { heading: 'Heading', list: 'List', link: 'Link', table: 'Table' },
  noProblem: 'Saved, no problem',
  problems: (count) => (count === 1 ? 'Saved, with 1 problem' : `Saved, with ${count} problems`),
  checkFailed: 'Saved, but it could not be checked. Look at the console where you started the editor.',
  close: 'Close',
  notSaved: (file) => `${file} was not saved`,
  copied: (copy) => `The version before is in ${copy}`,
  conflict: {
    title: (file) => `${file} has changed since you opened it`,
    text: 'Another program has edited or removed it. If you go on with yours, what is there now is copied first, with the date.',
    theirs: 'Now',
    yours: 'Yours',
    replace: 'Go on with mine',
    keep: 'Leave it as it is',
    kept: 'The file stays as it is, and your text stays in the form. To see the file, copy what you want to keep and reload the page.',
  },
}

export const CMS_STRINGS = translated<CmsStrings>({ es, en })
