import { translated } from './locale'

const es = {
  whatToWrite: 'Qué se escribe',
  copyStep: 'Copiar el paso',
  linkToStep: 'Enlace a este paso',
  details: 'Expresión y detalles',
  howToRead: 'Cómo se lee',
  caution: 'Aviso',
  asOption: 'Como opción',
  alwaysFails: 'siempre falla',
  deprecated: 'obsoleto',
  runWith: (version: string) => `Ejecutado con ${version}`,
  since: (version: string) => `Desde ${version}`,
  openInFinder: 'Abrir en el buscador',
}

const en: typeof es = {
  whatToWrite: 'What to write',
  copyStep: 'Copy the step',
  linkToStep: 'Link to this step',
  details: 'Expression and details',
  howToRead: 'How to read this',
  caution: 'Warning',
  asOption: 'As an option',
  alwaysFails: 'always fails',
  deprecated: 'deprecated',
  runWith: (version) => `Run with ${version}`,
  since: (version) => `Since ${version}`,
  openInFinder: 'Open in the finder',
}

/** Texts of the step card, in articles and in the finder, which loads none of the other texts of articles. */
export const STEP_STRINGS = translated({ es, en })
