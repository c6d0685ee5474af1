import { sideBySide } from './locale'

export const CONSENT_STRINGS = sideBySide({
  title: { es: 'Privacidad', en: 'Privacy' },
  question: {
    es: 'Con tu permiso contamos las visitas con Google Analytics, que guarda cookies. Sin él no se envía nada.',
    en: 'With your permission we count visits with Google Analytics, which sets cookies. Without it nothing is sent.',
  },
  now: {
    granted: { es: 'Ahora está permitido.', en: 'It is currently allowed.' },
    denied: { es: 'Ahora no está permitido.', en: 'It is currently not allowed.' },
  },
  accept: { es: 'Aceptar', en: 'Accept' },
  decline: { es: 'Rechazar', en: 'Decline' },
})

/** Offers English on the Spanish home page; the button for staying in Spanish is in Spanish. */
export const LANGUAGE_OFFER = {
  name: 'Language',
  alsoInEnglish: 'This documentation is also available in English.',
  readInEnglish: 'Read it in English',
  stayInSpanish: 'Seguir en español',
}
