import { sideBySide } from './locale'

/** Texts of the step card, in articles and in the finder, which loads it for the first step that is opened. */
export const STEP_CARD_STRINGS = sideBySide({
  whatToWrite: { es: 'Qué se escribe', en: 'What to write' },
  copyStep: { es: 'Copiar el paso', en: 'Copy the step' },
  linkToStep: { es: 'Enlace a este paso', en: 'Link to this step' },
  details: { es: 'Expresión y detalles', en: 'Expression and details' },
  howToRead: { es: 'Cómo se lee', en: 'How to read this' },
  asOption: { es: 'Como opción', en: 'As an option' },
  openInFinder: { es: 'Abrir en el buscador', en: 'Open in the finder' },
  runWith: { es: (version: string) => `Ejecutado con ${version}`, en: (version: string) => `Run with ${version}` },
  since: { es: (version: string) => `Desde ${version}`, en: (version: string) => `Since ${version}` },
})
