import { FEATURE_REPORT_STRINGS } from './feature-findings-strings'
import { localize, translated } from './locale'

const es = {
  editor: 'Contenido del fichero .feature',
  configEditor: 'Contenido de wakamiti.yaml',
  configLimits:
    'De un wakamiti.yaml se revisan hasta 100.000 caracteres, 3.000 líneas y 5.000 caracteres en una línea.',
  unnamed: 'sin-titulo.feature',
  languages: { es: 'español', en: 'inglés' },
  loading: 'Cargando los pasos…',
  failed: 'No se han podido cargar los pasos.',
  placeholder: 'Pega aquí tu fichero .feature, o suelta encima tu carpeta.',
  okOf: (ok: number, found: number) => `${ok} de ${found} ${found === 1 ? 'paso correcto' : 'pasos correctos'}`,
  nothing: 'El fichero no tiene pasos.',
  leftOut: 'La configuración deja fuera plugins de estos pasos: el hallazgo está en `wakamiti.yaml`.',
  seeStep: 'Ver el paso',
  seeMore: (count: number) => `Ver ${count} más`,
  onlyPlugin: (plugin: string) => `Usar solo ${plugin}`,
  declare: 'Es un paso mío',
  looking: 'Buscando los pasos más cercanos…',
  nearest: 'Los pasos más cercanos:',
  taken: 'Lo entienden estos pasos:',
  delDescription: 'quitar',
  insDescription: 'poner',
  plugins: 'Plugins que necesita',
  steps: (count: number) => (count === 1 ? '1 paso' : `${count} pasos`),
  stepsOf: (plugin: string) => `Debajo verás cuáles de sus pasos son de ${plugin}.`,
  noPlugins: 'Cuando haya pasos conocidos, aquí estarán sus plugins.',
  modulesHint: 'Para `wakamiti.yaml`:',
  copyModules: 'Copiar el bloque',
  actions: 'Acciones',
  panels: {
    share: 'Compartir',
    custom: 'Pasos tuyos',
    translation: 'Traducción',
    versions: 'Otra versión',
    usage: 'Estadísticas',
  },
  version: { from: 'De Wakamiti', to: 'a' },
  noChange: 'Ninguna frase cambia entre esas dos versiones.',
  changesHint: 'Mientras tanto, los hallazgos son las frases que cambian y los pasos que desaparecen.',
  unreadable: 'El fichero no se puede leer: resuelve antes sus errores.',
  solveFirst: (lines: string) => `Antes hay que resolver los errores que impiden leer el fichero. Están en: ${lines}.`,
  atLine: (line: number) => `línea ${line}`,
  added: (line: number) => `El paso está en la línea ${line}. Se puede deshacer en el editor.`,
  format: 'Dar formato',
  formatted: 'El fichero tiene ahora su sangría y sus tablas alineadas. Se puede deshacer en el editor.',
  formattedBefore: 'El fichero ya tenía formato.',
  shareHint: 'El texto va dentro del enlace, detrás de #: no pasa por ningún servidor. Quien lo abra lo verá aquí.',
  link: 'Enlace con el texto',
  copyLink: 'Copiar el enlace',
  linkTooLong: (over: string, most: string) => `El enlace admite ${most} caracteres y sobran ${over}.`,
  downloadAll: 'Descargar un ZIP para enviarlo',
  linkedSteps: (count: number) => `El enlace trae pasos propios (${count}): valen hasta que cierres la página.`,
  brokenLink: 'El enlace está incompleto o dañado: su texto no se puede leer. Pide que te lo envíen otra vez.',
  translateTo: { es: 'Traducir al español', en: 'Traducir al inglés' },
  translateBack: { es: 'Devolverlo al español', en: 'Devolverlo al inglés' },
  restored: 'El texto está como antes de traducirlo.',
  blocked: (count: number) =>
    count === 1
      ? 'Antes de traducir hay que resolver un hallazgo:'
      : `Antes de traducir hay que resolver ${count} hallazgos:`,
  setAside: 'Traducir igualmente',
  byteOrderMark:
    'El fichero empezaba por una marca invisible (BOM) con la que Wakamiti no puede leerlo. Al guardarlo va sin ella.',
  translated: (done: number, found: number) =>
    `${done} de ${found} ${found === 1 ? 'paso traducido' : 'pasos traducidos'}.`,
  allTranslated: (found: number) => (found === 1 ? 'El paso está traducido.' : `Los ${found} pasos están traducidos.`),
  untranslated: 'Lo que hay que revisar:',
  stepTable: 'Qué ha sido de cada paso, en una tabla de Markdown',
  stepTableColumns: { line: 'Línea', before: 'Antes', after: 'Después', reason: 'Por qué no, o qué revisar' },
  copyTable: 'Copiar la tabla',
  saveTable: 'Descargar la tabla',
  tableName: 'traduccion',
  customHint:
    'Los pasos que has programado tú no están en Wakamiti. Declara aquí su expresión, como la escribes en el código, y dejarán de aparecer como hallazgos. Si abres la carpeta de tu proyecto, se leen de sus clases Java y Groovy y de sus ficheros .properties. Se guardan en este navegador.',
  projectSteps: (steps: number, files: number) =>
    `${steps === 1 ? '1 paso' : `${steps} pasos`} de ${files === 1 ? '1 fichero' : `${files} ficheros`} de tu proyecto.`,
  forgetProject: 'Quitar los pasos de tu proyecto',
  customTooSlow:
    'Con estos pasos la revisión no acaba nunca: se ha hecho sin ellos. Quita o corrige el último que hayas añadido.',
  customLabel: 'Expresión del paso',
  customExample: 'el pedido {id:text} está (ya) pagado',
  add: 'Añadir',
  remove: (pattern: string) => `Quitar ${pattern}`,
  removeShort: 'Quitar',
  atCharacter: (position: number) => `Carácter ${position}.`,
  keyword: 'palabra clave',
  /** Has findings of three kinds. */
  example: `# language: es
Característica: Alta de usuarios

  Antecedentes:
    Dada la URL base http://localhost:8080
    Y el servicio REST /users

  Escenario: Crear y borrar un usuario
    Cuando se crea el usuario con los datos siguientes:
      """json
      { "name": "Ada" }
      """
    Entonces el código de respuesta HTTP es igual a 201
    Y se elimina el usuario con id = '1' de la tabla users
    Y la respuesta es parcialmente:
      """json
      { "name": "Ada" }
      """
`,
}

const en: typeof es = {
  editor: 'Content of the .feature file',
  configEditor: 'Content of wakamiti.yaml',
  configLimits: 'Of a wakamiti.yaml, up to 100,000 characters, 3,000 lines and 5,000 characters in a line are checked.',
  unnamed: 'untitled.feature',
  languages: { es: 'Spanish', en: 'English' },
  loading: 'Loading the steps…',
  failed: 'The steps could not be loaded.',
  placeholder: 'Paste your .feature file here, or drop your folder.',
  okOf: (ok, found) => `${ok} of ${found} ${found === 1 ? 'step' : 'steps'} correct`,
  nothing: 'The file has no steps.',
  leftOut: 'The configuration leaves out plugins of these steps: the finding is in `wakamiti.yaml`.',
  seeStep: 'See the step',
  seeMore: (count) => `See ${count} more`,
  onlyPlugin: (plugin) => `Use only ${plugin}`,
  declare: "It's my own step",
  looking: 'Looking for the closest steps…',
  nearest: 'The closest steps:',
  taken: 'These steps match it:',
  delDescription: 'remove',
  insDescription: 'insert',
  plugins: 'Plugins it needs',
  steps: (count) => (count === 1 ? '1 step' : `${count} steps`),
  stepsOf: (plugin) => `Below it you will see which of its steps are from ${plugin}.`,
  noPlugins: 'As soon as there are known steps, their plugins are listed here.',
  modulesHint: 'For `wakamiti.yaml`:',
  copyModules: 'Copy the block',
  actions: 'Actions',
  panels: {
    share: 'Share',
    custom: 'Steps of your own',
    translation: 'Translation',
    versions: 'Another version',
    usage: 'Statistics',
  },
  version: { from: 'From Wakamiti', to: 'to' },
  noChange: 'No sentence changes between these two versions.',
  changesHint: 'Meanwhile, the findings are the sentences that change and the steps that are gone.',
  unreadable: 'The file cannot be read: fix its errors first.',
  solveFirst: (lines) => `First fix the errors that make the file unreadable. They are on: ${lines}.`,
  atLine: (line) => `line ${line}`,
  added: (line) => `The step is on line ${line}. You can undo this in the editor.`,
  format: 'Format',
  formatted: 'The file now has its indentation, and its tables are aligned. You can undo this in the editor.',
  formattedBefore: 'The file was already formatted.',
  shareHint: 'The text is inside the link, after #: it passes through no server. Whoever opens the link sees it here.',
  link: 'Link with the text',
  copyLink: 'Copy the link',
  linkTooLong: (over, most) => `A link has room for ${most} characters: this text has ${over} too many.`,
  downloadAll: 'Download a ZIP to send',
  linkedSteps: (count) => `The link comes with custom steps (${count}): they apply until you close the page.`,
  brokenLink: 'The link is cut off or damaged: its text cannot be read. Ask for it again.',
  translateTo: { es: 'Translate to Spanish', en: 'Translate to English' },
  translateBack: { es: 'Back to Spanish', en: 'Back to English' },
  restored: 'The text is as it was before it was translated.',
  blocked: (count) =>
    count === 1 ? 'Fix one finding before translating:' : `Fix ${count} findings before translating:`,
  setAside: 'Translate anyway',
  byteOrderMark:
    'The file began with an invisible mark (BOM), with which Wakamiti cannot read it. It is saved without the mark.',
  translated: (done, found) => `${done} of ${found} ${found === 1 ? 'step' : 'steps'} translated.`,
  allTranslated: (found) => (found === 1 ? 'The step is translated.' : `All ${found} steps are translated.`),
  untranslated: 'To review:',
  stepTable: 'What became of each step, as a Markdown table',
  stepTableColumns: { line: 'Line', before: 'Before', after: 'After', reason: 'Why not, or what to review' },
  copyTable: 'Copy the table',
  saveTable: 'Download the table',
  tableName: 'translation',
  customHint:
    'The steps that you have coded yourself are not part of Wakamiti. Declare their expression here, as you write it in the code, and they are no longer reported as findings. If you open the folder of your project, they are read from its Java and Groovy classes and its .properties files. They are kept in this browser.',
  projectSteps: (steps, files) =>
    `${steps === 1 ? '1 step' : `${steps} steps`} from ${files === 1 ? '1 file' : `${files} files`} of your project.`,
  forgetProject: 'Remove the steps of your project',
  customTooSlow:
    'With these steps the check never ends, so it ran without them. Remove or correct the one that you added last.',
  customLabel: 'Expression of the step',
  customExample: 'the order {id:text} is (already) paid',
  add: 'Add',
  remove: (pattern) => `Remove ${pattern}`,
  removeShort: 'Remove',
  atCharacter: (position) => `Character ${position}.`,
  keyword: 'keyword',
  example: `# language: en
Feature: User registration

  Background:
    Given the base URL http://localhost:8080
    And the REST service /users

  Scenario: Create and delete a user
    When the user is created with following data:
      """json
      { "name": "Ada" }
      """
    Then the response HTTP code is equal to 201
    And the file 'photos/ada.png' is deleted
    And the response contains:
      """json
      { "name": "Ada" }
      """
`,
}

const OWN = /* @__PURE__ */ translated({ es, en })

export type FeatureCheckerStrings = typeof es & (typeof FEATURE_REPORT_STRINGS)['es']

// Marked as pure, so that the bundle of the command line, which only needs the report strings, drops these.
export const FEATURE_CHECKER_STRINGS = /* @__PURE__ */ localize(
  (locale): FeatureCheckerStrings => ({ ...FEATURE_REPORT_STRINGS[locale], ...OWN[locale] }),
)
