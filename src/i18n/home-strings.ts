import type { Localized } from './locale'

const es = {
  taglineStart: 'BDD testing para ',
  taglineMark: 'humanos',
  lead: 'Escribe la prueba como la contarías. Wakamiti trae los pasos hechos, en español y en inglés, y los ejecuta contra tu API, tu base de datos, tus colas o tu correo.',
  install: 'Instalar Wakamiti',
  exampleNote: 'Los cinco pasos existen. Elige uno para ver su ficha.',
  exampleLanguage: 'Idioma del ejemplo',
  entries: [
    {
      route: 'gettingStarted',
      keyword: 'Dado',
      sentence: 'que empiezas de cero',
      title: 'Primeros pasos',
      text: 'De un proyecto vacío a tu primer escenario ejecutado.',
    },
    {
      route: 'plugins',
      keyword: 'Cuando',
      sentence: 'necesitas un paso',
      title: 'Plugins',
      text: 'REST, base de datos, AMQP, email, ficheros y doce más.',
    },
    {
      route: 'configuration',
      keyword: 'Entonces',
      sentence: 'lo ajustas a tu entorno',
      title: 'Configuración',
      text: 'Cada opción con su tipo, su valor por defecto y su efecto.',
    },
  ],
  tools: [
    { route: 'stepFinder', title: 'Buscador de pasos', text: 'Escribe una frase y mira qué paso la entiende.' },
    {
      route: 'featureChecker',
      title: 'Revisar un .feature',
      text: 'Pasos sin definir, ambiguos o con un dato mal escrito.',
    },
    { route: 'dataTypes', title: 'Tipos de dato', text: 'Cómo se escriben un texto, una fecha o una duración.' },
  ],
}

/** Texts of the home page. */
export type HomeStrings = typeof es

const en: HomeStrings = {
  taglineStart: 'BDD testing for ',
  taglineMark: 'humans',
  lead: 'Write the test as you would tell it. Wakamiti brings the steps ready-made, in Spanish and in English, and runs them against your API, your database, your queues or your mail.',
  install: 'Install Wakamiti',
  exampleNote: 'All five steps exist. Choose one to see its card.',
  exampleLanguage: 'Language of the example',
  entries: [
    {
      route: 'gettingStarted',
      keyword: 'Given',
      sentence: 'that you start from nothing',
      title: 'Getting started',
      text: 'From an empty project to your first scenario run.',
    },
    {
      route: 'plugins',
      keyword: 'When',
      sentence: 'you need a step',
      title: 'Plugins',
      text: 'REST, database, AMQP, email, files and twelve more.',
    },
    {
      route: 'configuration',
      keyword: 'Then',
      sentence: 'you fit it to your environment',
      title: 'Configuration',
      text: 'Every option with its type, its default and its effect.',
    },
  ],
  tools: [
    { route: 'stepFinder', title: 'Step finder', text: 'Write a sentence and see which step understands it.' },
    {
      route: 'featureChecker',
      title: 'Check a .feature',
      text: 'Steps that are undefined, ambiguous or given a wrong value.',
    },
    { route: 'dataTypes', title: 'Data types', text: 'How a text, a date or a duration is written.' },
  ],
}

export const HOME_STRINGS: Localized<HomeStrings> = { es, en }
