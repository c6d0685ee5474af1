import { translated } from './locale'

const es = {
  title: 'Privacidad',
  question: 'Con tu permiso contamos las visitas con Google Analytics, que guarda cookies. Sin él no se envía nada.',
  now: { granted: 'Ahora está permitido.', denied: 'Ahora no está permitido.' },
  accept: 'Aceptar',
  decline: 'Rechazar',
}

const en: typeof es = {
  title: 'Privacy',
  question:
    'With your permission we count visits with Google Analytics, which sets cookies. Without it nothing is sent.',
  now: { granted: 'It is currently allowed.', denied: 'It is currently not allowed.' },
  accept: 'Accept',
  decline: 'Decline',
}

export const CONSENT_STRINGS = translated({ es, en })

/** Offers English on the Spanish home page; the button for staying in Spanish is in Spanish. */
export const LANGUAGE_OFFER = {
  name: 'Language',
  alsoInEnglish: 'This documentation is also available in English.',
  readInEnglish: 'Read it in English',
  stayInSpanish: 'Seguir en español',
}
