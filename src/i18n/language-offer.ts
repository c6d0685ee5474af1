/** The offer of English at the Spanish root; who is to stay in Spanish reads Spanish. */
export const LANGUAGE_OFFER = {
  name: 'Language',
  alsoInEnglish: 'This documentation is also in English.',
  readInEnglish: 'Read it in English',
  stayInSpanish: 'Seguir en español',
}
