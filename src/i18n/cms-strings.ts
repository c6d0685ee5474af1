import type { Localized } from './locale'

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
  },
  body: 'Texto',
  pluginPages: 'plugins: páginas generales',
  menu: 'Menú',
  references: 'Referencias',
  insert: 'Insertar',
  insertHint: 'pasos, opciones, notas, código…',
  snippets: { note: 'Nota', caution: 'Aviso', code: 'Código' },
  noProblem: 'Guardado, sin problemas',
  problems: (count: number) => (count === 1 ? 'Guardado, con 1 problema' : `Guardado, con ${count} problemas`),
  checkFailed: 'Guardado, pero no se ha podido revisar. Mira la consola donde arrancaste el editor.',
  close: 'Cerrar',
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
  },
  body: 'Text',
  pluginPages: 'plugins: general pages',
  menu: 'Menu',
  references: 'References',
  insert: 'Insert',
  insertHint: 'steps, options, notes, code…',
  snippets: { note: 'Note', caution: 'Caution', code: 'Code' },
  noProblem: 'Saved, no problem',
  problems: (count: number) => (count === 1 ? 'Saved, with 1 problem' : `Saved, with ${count} problems`),
  checkFailed: 'Saved, but it could not be checked. Look at the console where you started the editor.',
  close: 'Close',
}

export const CMS_STRINGS: Localized<CmsStrings> = { es, en }
