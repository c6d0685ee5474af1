import { counted } from '@/lib/text'
import { FEATURE_REPORT_STRINGS } from './feature-findings-strings'
import { localize, translated } from './locale'

const WORDS = {
  editor: { es: 'Contenido del fichero .feature', en: 'Content of the .feature file' },
  configEditor: { es: 'Contenido de wakamiti.yaml', en: 'Content of wakamiti.yaml' },
  unnamed: { es: 'sin-titulo.feature', en: 'untitled.feature' },
  loading: { es: 'Cargando los pasos…', en: 'Loading the steps…' },
  failed: { es: 'No se han podido cargar los pasos.', en: 'The steps could not be loaded.' },
  nothing: { es: 'El fichero no tiene pasos.', en: 'The file has no steps.' },
  seeStep: { es: 'Ver el paso', en: 'See the step' },
  declare: { es: 'Es un paso mío', en: "It's my own step" },
  looking: { es: 'Buscando los pasos más cercanos…', en: 'Looking for the closest steps…' },
  nearest: { es: 'Los pasos más cercanos:', en: 'The closest steps:' },
  taken: { es: 'Lo entienden estos pasos:', en: 'These steps match it:' },
  changes: { del: { es: 'quitar', en: 'remove' }, ins: { es: 'poner', en: 'insert' } },
  plugins: { es: 'Plugins que necesita', en: 'Plugins it needs' },
  modulesHint: { es: 'Para `wakamiti.yaml`:', en: 'For `wakamiti.yaml`:' },
  copyTable: { es: 'Copiar la tabla', en: 'Copy the table' },
  copyModules: { es: 'Copiar el bloque', en: 'Copy the block' },
  actions: { es: 'Acciones', en: 'Actions' },
  panels: {
    share: { es: 'Compartir', en: 'Share' },
    custom: { es: 'Pasos tuyos', en: 'Steps of your own' },
    translation: { es: 'Traducción', en: 'Translation' },
    versions: { es: 'Otra versión', en: 'Another version' },
    usage: { es: 'Estadísticas', en: 'Statistics' },
  },
  format: { es: 'Dar formato', en: 'Format' },
  formattedBefore: { es: 'El fichero ya tenía formato.', en: 'The file was already formatted.' },
  link: { es: 'Enlace con el texto', en: 'Link with the text' },
  copyLink: { es: 'Copiar el enlace', en: 'Copy the link' },
  downloadAll: { es: 'Descargar un ZIP para enviarlo', en: 'Download a ZIP to send' },
  restored: { es: 'El texto está como antes de traducirlo.', en: 'The text is as it was before it was translated.' },
  setAside: { es: 'Traducir igualmente', en: 'Translate anyway' },
  untranslated: { es: 'Lo que hay que revisar:', en: 'To review:' },
  forgetProject: { es: 'Quitar los pasos de tu proyecto', en: 'Remove the steps of your project' },
  customLabel: { es: 'Expresión del paso', en: 'Expression of the step' },
  customExample: { es: 'el pedido {id:text} está (ya) pagado', en: 'the order {id:text} is (already) paid' },
  add: { es: 'Añadir', en: 'Add' },
  keyword: { es: 'palabra clave', en: 'keyword' },
  seeMore: { es: (count: number) => `Ver ${count} más`, en: (count: number) => `See ${count} more` },
  onlyPlugin: { es: (plugin: string) => `Usar solo ${plugin}`, en: (plugin: string) => `Use only ${plugin}` },
  steps: { es: counted('paso', 'pasos'), en: counted('step', 'steps') },
  remove: { es: (pattern: string) => `Quitar ${pattern}`, en: (pattern: string) => `Remove ${pattern}` },
  atCharacter: { es: (place: number) => `Carácter ${place}.`, en: (place: number) => `Character ${place}.` },
}

const es = {
  configLimits:
    'De un wakamiti.yaml se revisan hasta 100.000 caracteres, 3.000 líneas y 5.000 caracteres en una línea.',
  placeholder: 'Pega aquí tu fichero .feature, o suelta encima tu carpeta.',
  okOf: (ok: number, found: number) => `${ok} de ${counted('paso correcto', 'pasos correctos')(found)}`,
  leftOut: 'La configuración deja fuera plugins de estos pasos: el hallazgo está en `wakamiti.yaml`.',
  version: { from: 'De Wakamiti', to: 'a' },
  noChange: 'Ninguna frase cambia entre esas dos versiones.',
  changesHint: 'Mientras tanto, los hallazgos son las frases que cambian y los pasos que desaparecen.',
  unreadable: 'El fichero no se puede leer: resuelve antes sus errores.',
  added: (line: number) => `El paso está en la línea ${line}. Se puede deshacer en el editor.`,
  formatted: 'El fichero tiene ahora su sangría y sus tablas alineadas. Se puede deshacer en el editor.',
  shareHint: 'El texto va dentro del enlace, detrás de #: no pasa por ningún servidor. Quien lo abra lo verá aquí.',
  linkTooLong: (over: string, most: string) => `El enlace admite ${most} caracteres y sobran ${over}.`,
  linkedSteps: (count: number) => `El enlace trae pasos propios (${count}): valen hasta que cierres la página.`,
  brokenLink: 'El enlace está incompleto o dañado: su texto no se puede leer. Pide que te lo envíen otra vez.',
  translateTo: { es: 'Traducir al español', en: 'Traducir al inglés' },
  translateBack: { es: 'Devolverlo al español', en: 'Devolverlo al inglés' },
  blocked: (count: number) => `Antes de traducir hay que resolver ${counted('hallazgo', 'hallazgos')(count)}:`,
  byteOrderMark:
    'El fichero empezaba por una marca invisible (BOM) con la que Wakamiti no puede leerlo. Al guardarlo va sin ella.',
  translated: (done: number, found: number) => `${done} de ${counted('paso traducido', 'pasos traducidos')(found)}.`,
  customHint:
    'Los pasos que has programado tú no están en Wakamiti. Declara aquí su expresión, como la escribes en el código, y dejarán de aparecer como hallazgos. Si abres la carpeta de tu proyecto, se leen de sus clases Java y Groovy y de sus ficheros .properties. Se guardan en este navegador.',
  projectSteps: (steps: number, files: number) =>
    `${counted('paso', 'pasos')(steps)} de ${counted('fichero', 'ficheros')(files)} de tu proyecto.`,
  customTooSlow:
    'Con estos pasos la revisión no acaba nunca: se ha hecho sin ellos. Quita o corrige el último que hayas añadido.',
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
  configLimits: 'Of a wakamiti.yaml, up to 100,000 characters, 3,000 lines and 5,000 characters in a line are checked.',
  placeholder: 'Paste your .feature file here, or drop your folder.',
  okOf: (ok, found) => `${ok} of ${counted('step', 'steps')(found)} correct`,
  leftOut: 'The configuration leaves out plugins of these steps: the finding is in `wakamiti.yaml`.',
  version: { from: 'From Wakamiti', to: 'to' },
  noChange: 'No sentence changes between these two versions.',
  changesHint: 'Meanwhile, the findings are the sentences that change and the steps that are gone.',
  unreadable: 'The file cannot be read: fix its errors first.',
  added: (line) => `The step is on line ${line}. You can undo this in the editor.`,
  formatted: 'The file now has its indentation, and its tables are aligned. You can undo this in the editor.',
  shareHint: 'The text is inside the link, after #: it passes through no server. Whoever opens the link sees it here.',
  linkTooLong: (over, most) => `A link has room for ${most} characters: this text has ${over} too many.`,
  linkedSteps: (count) => `The link comes with custom steps (${count}): they apply until you close the page.`,
  brokenLink: 'The link is cut off or damaged: its text cannot be read. Ask for it again.',
  translateTo: { es: 'Translate to Spanish', en: 'Translate to English' },
  translateBack: { es: 'Back to Spanish', en: 'Back to English' },
  blocked: (count) => `Fix ${counted('finding', 'findings')(count)} before translating:`,
  byteOrderMark:
    'The file began with an invisible mark (BOM), with which Wakamiti cannot read it. It is saved without the mark.',
  translated: (done, found) => `${done} of ${counted('step', 'steps')(found)} translated.`,
  customHint:
    'The steps that you have coded yourself are not part of Wakamiti. Declare their expression here, as you write it in the code, and they are no longer reported as findings. If you open the folder of your project, they are read from its Java and Groovy classes and its .properties files. They are kept in this browser.',
  projectSteps: (steps, files) =>
    `${counted('step', 'steps')(steps)} from ${counted('file', 'files')(files)} of your project.`,
  customTooSlow:
    'With these steps the check never ends, so it ran without them. Remove or correct the one that you added last.',
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

const OWN = /* @__PURE__ */ translated({ es, en }, WORDS)

// Marked as pure, so that the bundle of the command line, which only needs the report strings, drops these.
export const FEATURE_CHECKER_STRINGS = /* @__PURE__ */ localize((locale) => ({
  ...FEATURE_REPORT_STRINGS[locale],
  ...OWN[locale],
}))

export type FeatureCheckerStrings = (typeof FEATURE_CHECKER_STRINGS)['es']
