import { translated } from './locale'

const WORDS = {
  code: { es: 'Código', en: 'Code' },
  table: { es: 'Tabla', en: 'Table' },
  copy: { es: 'Copiar', en: 'Copy' },
  stepIndex: { es: 'Los pasos de un vistazo', en: 'The steps at a glance' },
  filterSteps: { es: 'Filtrar los pasos', en: 'Filter the steps' },
  noMatchingStep: { es: 'Ningún paso coincide.', en: 'No step matches.' },
  of: { es: 'de', en: 'of' },
  copyKey: { es: 'Copiar la clave', en: 'Copy the key' },
  default: { es: 'por defecto', en: 'default' },
  noDefault: { es: 'sin valor por defecto', en: 'no default' },
  required: { es: 'obligatoria', en: 'required' },
  values: { es: 'Valores', en: 'Values' },
  note: { es: 'Nota', en: 'Note' },
  asStep: { es: 'Como paso', en: 'As a step' },
  noEffect: { es: 'No tiene efecto.', en: 'It has no effect.' },
  /** The term that pages use: the content check finds exit codes in their text by it. */
  exitCode: { es: 'código de salida', en: 'exit code' },
  news: { es: 'Wakamiti: qué ha cambiado', en: 'Wakamiti: what changed' },
  moved: { es: 'Esta página está ahora en otra dirección', en: 'This page has moved to another address' },
  all: { es: 'Todos', en: 'All' },
  accepted: { es: 'Se acepta', en: 'Accepted' },
  rejected: { es: 'No se acepta', en: 'Not accepted' },
  phrase: { es: 'Frase', en: 'Phrase' },
  units: { es: 'Unidades', en: 'Units' },
  families: {
    text: { es: 'Textos y nombres', en: 'Text and names' },
    number: { es: 'Números', en: 'Numbers' },
    place: { es: 'Direcciones y ficheros', en: 'Addresses and files' },
    time: { es: 'Fechas y tiempos', en: 'Dates and times' },
    block: { es: 'Bloques debajo del paso', en: 'Blocks under the step' },
  },
  comparisonTypes: { es: 'Tipos de comparación', en: 'Types of comparison' },
  core: { es: 'Núcleo', en: 'Core' },
  meaning: { es: 'Qué comprueba', en: 'What it checks' },
  operand: { es: 'Se compara con', en: 'Compared with' },
  showHint: { es: 'Ver una pista', en: 'Show a hint' },
  showSolution: { es: 'Ver una solución', en: 'Show a solution' },
  linkTo: { es: (heading: string) => `Enlace a «${heading}»`, en: (heading: string) => `Link to “${heading}”` },
  loadedWith: { es: (version: string) => `Cargado con ${version}`, en: (version: string) => `Loaded with ${version}` },
}

const es = {
  category: { steps: 'Pasos', reports: 'Informes', integrations: 'Integraciones' },
  typeKinds: { value: 'valor', metric: 'medida', block: 'bloque', assertion: 'comparación' },
  phrases: { number: 'Comparar números, fechas y tiempos', string: 'Comparar textos' },
  stepsInLanguage: { es: 'pasos en español', en: 'pasos en inglés' },
  practiceNeedsScript:
    'Los ejercicios se revisan con JavaScript, que no se ha cargado. Aun así puedes leerlos, cada uno con una solución.',
  filterNeedsScript: 'El filtro funciona con JavaScript, que no se ha cargado. Debajo están todas las opciones.',
  needsScript:
    'Esta herramienta funciona con JavaScript, que no se ha cargado. Los pasos y las opciones están también en la página de cada plugin.',
}

const en: typeof es = {
  category: { steps: 'Steps', reports: 'Reports', integrations: 'Integrations' },
  typeKinds: { value: 'value', metric: 'measure', block: 'block', assertion: 'comparison' },
  phrases: { number: 'Comparing numbers, dates and times', string: 'Comparing text' },
  stepsInLanguage: { es: 'steps in Spanish', en: 'steps in English' },
  practiceNeedsScript:
    'The exercises are checked with JavaScript, which has not loaded. You can still read them, each with a solution.',
  filterNeedsScript: 'The filter works with JavaScript, which has not loaded. All options are below.',
  needsScript:
    'This tool runs on JavaScript, which has not loaded. The page of each plugin has its steps and options, too.',
}

/** Texts about steps, options, data types and plugins, which articles and tools share. */
export const ARTICLE_STRINGS = translated({ es, en }, WORDS)
