import { counted } from '@/lib/text'
import { translated } from './locale'

const WORDS = {
  field: { es: 'Frase de un paso', en: 'Sentence of a step' },
  clear: { es: 'Borrar la frase', en: 'Clear the sentence' },
  loading: { es: 'Se preparan los pasos…', en: 'Preparing the steps…' },
  failed: { es: 'No se han podido cargar los pasos.', en: 'The steps could not be loaded.' },
  filters: { es: 'Filtros', en: 'Filters' },
  language: { es: 'Idioma', en: 'Language' },
  anyLanguage: { es: 'el de la frase', en: 'that of the sentence' },
  plugin: { es: 'Plugin', en: 'Plugin' },
  allPlugins: { es: 'todos', en: 'all' },
  kind: { es: 'Para', en: 'To' },
  allKinds: { es: 'todo', en: 'anything' },
  removeFilters: { es: 'Quitar los filtros', en: 'Remove the filters' },
  noSteps: { es: 'Ningún paso cumple esos filtros.', en: 'No step matches these filters.' },
  match: { es: 'Esta frase ejecuta un paso', en: 'This sentence runs a step' },
  value: { es: 'Valor recibido', en: 'Value received' },
  copySentence: { es: 'Copiar la frase', en: 'Copy the sentence' },
  several: { es: 'Varios pasos dicen lo mismo', en: 'Several steps say the same' },
  copyModules: { es: 'Copiar la línea', en: 'Copy the line' },
  meant: { es: '¿Querías decir esto?', en: 'Did you mean this?' },
  near: { es: 'Ningún paso dice exactamente eso', en: 'No step says exactly that' },
  filtered: { es: 'Solo se ha buscado en los pasos filtrados.', en: 'Only the filtered steps were searched.' },
  extra: { es: 'sobra', en: 'extra' },
  missing: { es: 'falta', en: 'missing' },
  use: { es: 'Usar esta frase', en: 'Use this sentence' },
  fillIn: { es: 'Rellenar el paso', en: 'Fill in the step' },
  nothing: { es: 'Ningún paso se le parece', en: 'No step resembles it' },
  elsewhere: { es: 'Por las palabras, puede estar en', en: 'By its words, it may be in' },
  write: { es: 'Escribe', en: 'Write' },
  formValue: { es: 'Valor', en: 'Value' },
  choice: { es: 'Opción', en: 'Choice' },
  table: { es: 'Tabla', en: 'Table' },
  docstring: { es: 'Documento', en: 'Document' },
  noSentence: {
    es: 'Con estos valores no se puede formar la frase.',
    en: 'No sentence can be formed with these values.',
  },
  add: { es: 'Añadirlo al escenario en el revisor', en: 'Add it to the scenario in the checker' },
  forExample: { es: 'Por ejemplo', en: 'For example' },
  steps: { es: counted('paso', 'pasos'), en: counted('step', 'steps') },
}

const es = {
  examples: ['el código de respuesta HTTP es 200', 'la tabla está vacía'],
  languages: { es: 'español', en: 'inglés' },
  kinds: { definition: 'preparar', action: 'actuar', assertion: 'comprobar' },
  more: (count: number) => `Mostrar ${count} más`,
  copyIn: { es: 'Copiar la frase en español', en: 'Copiar la frase en inglés' },
  seeStep: (plugin: string) => `Ver el paso en ${plugin}`,
  severalOf: (count: number) => `La frase vale para ${count} pasos.`,
  ambiguous: 'Wakamiti no elige: si todos están instalados, la frase queda sin definir.',
  keepApart:
    'Encima de la característica, nombra solo los módulos que usas. Con cualquiera de estas líneas queda un único paso; añade tras una coma los demás módulos que necesites.',
  samePlugin: 'Son del mismo plugin y ningún módulo los separa: cambia las palabras libres de la frase.',
  freeMatch: 'La frase encaja, pero quizá dice otra cosa',
  unread: (text: string) => `El paso toma ${text} por palabra libre o por nombre: no niega ni cuenta ni compara nada.`,
  meantLead: (count: number) =>
    `La frase encaja en un paso que admite cualquier palabra en su hueco; ${count === 1 ? 'este otro se parece' : 'estos otros se parecen'} más a lo que has escrito.`,
  nearest: (count: number) =>
    count === 1
      ? 'Este es el más cercano.'
      : `Estos ${['dos', 'tres', 'cuatro', 'cinco'][count - 2]} son los más cercanos.`,
  distant: (count: number) => `${count === 1 ? 'Este tiene' : 'Estos tienen'} algunas de sus palabras y poco más.`,
  missingValue: (name?: string) => (name ? `Falta el valor de ${name}` : 'Falta el valor'),
  nothingHelp: 'Prueba con menos palabras, o borra la frase y recorre todos los pasos.',
  searchFor: (text: string) => `Buscar «${text}» en la documentación`,
  opposite: 'Una de las dos frases niega y la otra no.',
  rules: {
    quotes: 'Va entre comillas',
    'no-quotes': 'Va sin comillas',
    'one-word': 'Una palabra lleva letras sin acento, cifras, guiones y guiones bajos, y nada más',
    digits: 'Va en cifras',
    whole: 'Un número entero no lleva decimales',
    decimals: 'Un decimal lleva siempre decimales',
    separators: 'Lleva coma en los decimales y punto en los millares',
    scheme: 'Una URL empieza por http://, https:// o ftp://',
    address: 'Una URL no lleva espacios, comillas dobles, acentos ni los signos [ ] { } < > |',
    unit: 'Una duración es un número entero y una unidad de tiempo',
    moment: 'Una fecha o una hora va sin comillas y en una de las formas de su tipo',
    metric: 'No es una de las medidas que hay',
    comparison: 'No es una de las comparaciones que hay',
  },
}

const en: typeof es = {
  examples: ['the response HTTP code is 200', 'the table is empty'],
  languages: { es: 'Spanish', en: 'English' },
  kinds: { definition: 'prepare', action: 'act', assertion: 'check' },
  more: (count) => `Show ${count} more`,
  copyIn: { es: 'Copy the sentence in Spanish', en: 'Copy the sentence in English' },
  seeStep: (plugin) => `See the step in ${plugin}`,
  severalOf: (count) => `The sentence matches ${count} steps.`,
  ambiguous: 'Wakamiti does not choose: with all of them installed, the sentence stays undefined.',
  keepApart:
    'Above the feature, name only the modules you use. Any one of these lines leaves a single step; add the other modules you need after a comma.',
  samePlugin: 'They belong to the same plugin and no module keeps them apart: change the free words of the sentence.',
  freeMatch: 'The sentence fits, but it may say something else',
  unread: (text) => `The step reads ${text} as free words or a name: it does not negate, count or compare anything.`,
  meantLead: (count) =>
    `The sentence fits a step that takes any words in its gap; ${count === 1 ? 'this other one is' : 'these others are'} closer to what you wrote.`,
  nearest: (count) =>
    count === 1 ? 'This is the closest.' : `These ${['two', 'three', 'four', 'five'][count - 2]} are the closest.`,
  distant: (count) => `${count === 1 ? 'This one has' : 'These have'} some of its words and little more.`,
  missingValue: (name) => (name ? `The value of ${name} is missing` : 'The value is missing'),
  nothingHelp: 'Try fewer words, or clear the sentence and browse all steps.',
  searchFor: (text) => `Search the documentation for “${text}”`,
  opposite: 'One of the two sentences is negative, and the other is not.',
  rules: {
    quotes: 'It goes in quotes',
    'no-quotes': 'It goes without quotes',
    'one-word': 'A word has letters without accents, digits, hyphens and underscores, and nothing else',
    digits: 'It goes in digits',
    whole: 'A whole number has no decimals',
    decimals: 'A decimal always has decimals',
    separators: 'It has a point before the decimals and commas between thousands',
    scheme: 'A URL begins with http://, https:// or ftp://',
    address: 'A URL has no spaces, double quotes, accents or any of [ ] { } < > |',
    unit: 'A duration is a whole number and a unit of time',
    moment: 'A date or a time goes without quotes, in one of the forms of its type',
    metric: 'There is no such measure',
    comparison: 'There is no such comparison',
  },
}

export const FINDER_STRINGS = translated({ es, en }, WORDS)

export type FinderStrings = (typeof FINDER_STRINGS)['es']
