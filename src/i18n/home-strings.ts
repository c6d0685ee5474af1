import { translated } from './locale'

const WORDS = {
  taglineStart: { es: 'BDD testing para ', en: 'BDD testing for ' },
  taglineMark: { es: 'humanos', en: 'humans' },
  install: { es: 'Instalar Wakamiti', en: 'Install Wakamiti' },
  plugins: { es: (count: number) => `${count} plugins`, en: (count: number) => `${count} plugins` },
  find: { es: 'Buscar el paso', en: 'Find the step' },
  result: { es: 'Y al ejecutarlo', en: 'And when it runs' },
  passed: { es: 'Pasa', en: 'Passes' },
  failed: { es: 'Falla', en: 'Fails' },
  exampleLanguage: { es: 'Idioma del ejemplo', en: 'Language of the example' },
  /** A scenario that works, and one that fails; the build matches their steps against the catalogue. */
  example: {
    file: { es: 'alta-usuarios.feature', en: 'new-users.feature' },
    label: { es: 'Escenario', en: 'Scenario' },
    title: { es: 'Un usuario nuevo aparece en el servicio', en: 'A new user appears in the service' },
    text: {
      es: `Dada la URL base http://localhost:8080
Y el servicio REST '/users'
Cuando se crea el usuario con los siguientes datos:
Entonces el código de respuesta HTTP es igual a 201
Y el usuario con name = 'Ada' existe en la tabla users`,
      en: `Given the base URL http://localhost:8080
And the REST service '/users'
When the user is created with the following data:
Then the response HTTP code is equal to 201
And the user having name = 'Ada' exists in the table users`,
    },
    failed: {
      title: { es: 'Dos usuarios no pueden llamarse igual', en: 'Two users cannot have the same name' },
      text: {
        es: 'Entonces el código de respuesta HTTP es igual a 409',
        en: 'Then the response HTTP code is equal to 409',
      },
      reason: { es: 'Se esperaba 409 y llegó 201.', en: 'Expected 409, got 201.' },
    },
  },
}

const es = {
  lead: 'Wakamiti es una herramienta libre que ejecuta pruebas de aceptación escritas como frases. Los pasos vienen hechos, en español y en inglés: para tu API, tu base de datos, tus colas o tu correo.',
  finder: '¿Qué quieres comprobar? Dilo con tus palabras.',
  exampleNote: 'Todos los pasos existen. Elige uno para ver su ficha.',
  report: ['Todo queda en un fichero JSON y en un ', 'informe HTML', '.'],
  entries: {
    gettingStarted: { sentence: 'que empiezas de cero', text: 'De un proyecto vacío a tu primer escenario ejecutado.' },
    plugins: { sentence: 'necesitas un paso', text: 'REST, base de datos, colas, correo, ficheros, informes y más.' },
    configuration: {
      sentence: 'lo ajustas a tu entorno',
      text: 'Cada opción con su tipo, su valor por defecto y su efecto.',
    },
  },
  tools: {
    stepFinder: { title: 'Buscador de pasos', text: 'Escribe una frase y mira qué paso la entiende.' },
    featureChecker: { title: 'Revisar un .feature', text: 'Pasos sin definir, ambiguos o con un dato mal escrito.' },
    configChecker: { title: 'Revisar la configuración', text: 'Claves mal escritas y valores no válidos.' },
    options: { title: 'Todas las opciones', text: 'Cada opción de la herramienta y de sus plugins.' },
  },
  paths: {
    tester: { title: 'Escribes las pruebas', text: 'Qué puedes decir en un escenario y cómo.' },
    developer: { title: 'Desarrollas', text: 'Desde Maven o JUnit, y con pasos tuyos.' },
    ci: { title: 'Llevas la integración continua', text: 'Códigos de salida, informes y gestores de pruebas.' },
  },
}

const en: typeof es = {
  lead: 'Wakamiti is an open-source tool that runs acceptance tests written as sentences. The steps come ready-made, in Spanish and in English: for your API, your database, your queues or your mail.',
  finder: 'What do you want to check? Say it in your own words.',
  exampleNote: 'All these steps exist. Choose one to see its card.',
  report: ['Everything is kept in a JSON file and an ', 'HTML report', '.'],
  entries: {
    gettingStarted: {
      sentence: 'that you start from scratch',
      text: 'From an empty project to your first scenario run.',
    },
    plugins: { sentence: 'you need a step', text: 'REST, database, queues, mail, files, reports and more.' },
    configuration: {
      sentence: 'you adapt it to your environment',
      text: 'Every option with its type, its default and its effect.',
    },
  },
  tools: {
    stepFinder: { title: 'Step finder', text: 'Write a sentence and see which step understands it.' },
    featureChecker: { title: 'Check a .feature', text: 'Steps that are undefined, ambiguous or given a wrong value.' },
    configChecker: { title: 'Check the configuration', text: 'Misspelt keys and invalid values.' },
    options: { title: 'All options', text: 'Every option of the tool and of its plugins.' },
  },
  paths: {
    tester: { title: 'You write the tests', text: 'What a scenario can say, and how.' },
    developer: { title: 'You develop', text: 'From Maven or JUnit, and with steps of your own.' },
    ci: { title: 'You run the pipeline', text: 'Exit codes, reports and test managers.' },
  },
}

export const HOME_STRINGS = translated({ es, en }, WORDS)
