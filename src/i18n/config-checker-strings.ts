import { counted } from '@/lib/text'
import { translated } from './locale'

/** A configuration with most kinds of findings, for readers who have none at hand. */
export const CONFIG_EXAMPLE = `wakamiti:
  resourceTypes:
    - gherkin
  tagFiler: smoke
  launcher:
    modules:
      - es.iti.wakamiti:rest-wakamiti-plugin:2.9.4
  rest:
    baseURL: http://localhost:8080
    contentType: JSN
    timeout: 1 minute
  database:
    connection:
      url: jdbc:mysql://localhost:3306/library
      username: tester
      password: secret
  logs:
    showLogo: false
`

const WORDS = {
  titles: {
    yaml: { es: 'YAML mal escrito', en: 'Invalid YAML' },
    'duplicate-key': { es: 'Clave repetida', en: 'Duplicate key' },
    'no-keys': { es: 'No es una configuración', en: 'Not a configuration' },
    'unknown-key': { es: 'Clave desconocida', en: 'Unknown key' },
    'dotted-key': { es: 'Clave con puntos', en: 'Key with dots' },
    'missing-space': { es: 'Falta un espacio', en: 'Missing space' },
    'misplaced-key': { es: 'Clave fuera de su sitio', en: 'Misplaced key' },
    'own-key': { es: 'Clave propia', en: 'Key of your own' },
    'wrong-value': { es: 'Valor no válido', en: 'Invalid value' },
    'unquoted-word': { es: 'Faltan las comillas', en: 'Missing quotes' },
    'no-effect': { es: 'Opción sin efecto', en: 'Option without effect' },
    limited: { es: 'Opción con límites', en: 'Option with limits' },
    'read-elsewhere': { es: 'Opción que va en otro sitio', en: 'Option that goes elsewhere' },
    'open-placeholder': { es: 'Falta una llave de cierre', en: 'Missing closing brace' },
    'unread-variable': { es: 'Variable que no se lee', en: 'Variable that is not read' },
    'missing-module': { es: 'Falta el módulo', en: 'Missing module' },
    'missing-driver': { es: 'Falta el driver', en: 'Missing driver' },
    'unknown-module': { es: 'Módulo desconocido', en: 'Unknown module' },
    'unknown-extension': { es: 'Extensión desconocida', en: 'Unknown extension' },
    'missing-key': { es: 'Falta una clave obligatoria', en: 'Missing required key' },
    'too-large': { es: 'Texto demasiado grande', en: 'Text too large' },
    'too-deep': { es: 'Demasiados niveles', en: 'Too many levels' },
  },
  editor: { es: 'Contenido de wakamiti.yaml', en: 'Contents of wakamiti.yaml' },
  unnamed: { es: 'wakamiti.yaml', en: 'wakamiti.yaml' },
  loading: { es: 'Cargando las opciones…', en: 'Loading the options…' },
  failed: { es: 'No se han podido cargar las opciones.', en: 'The options could not be loaded.' },
  nothing: { es: 'El texto no tiene ninguna opción.', en: 'The text has no option.' },
  copyModule: { es: 'Copiar las coordenadas', en: 'Copy the coordinates' },
  seeOption: { es: 'Ver la opción', en: 'See the option' },
  seePlugin: { es: 'Ver el plugin', en: 'See the plugin' },
  placeholder: { es: 'Pega o suelta aquí tu wakamiti.yaml.', en: 'Paste your wakamiti.yaml here, or drop it.' },
  required: { es: (key: string) => `\`${key}\` no tiene valor.`, en: (key: string) => `\`${key}\` has no value.` },
  requiredWhen: { es: (when: string) => `Es obligatoria ${when}.`, en: (when: string) => `It is required ${when}.` },
  orStep: { es: 'También puede darlo un paso.', en: 'A step may set it, too.' },
  types: {
    string: { es: 'Escribe un texto.', en: 'Write a text.' },
    boolean: { es: 'Escribe `true` o `false`.', en: 'Write `true` or `false`.' },
    integer: { es: 'Escribe un número entero.', en: 'Write a whole number.' },
    milliseconds: { es: 'Escribe un número entero de milisegundos.', en: 'Write a whole number of milliseconds.' },
    seconds: { es: 'Escribe un número entero de segundos.', en: 'Write a whole number of seconds.' },
    days: { es: 'Escribe un número entero de días.', en: 'Write a whole number of days.' },
    decimal: { es: 'Escribe un número.', en: 'Write a number.' },
    url: {
      es: 'Escribe una dirección con su protocolo, como `http://localhost:8080`.',
      en: 'Write an address with its protocol, such as `http://localhost:8080`.',
    },
    path: { es: 'Escribe una ruta.', en: 'Write a path.' },
    folder: { es: 'Escribe la ruta de una carpeta.', en: 'Write the path of a folder.' },
    enum: { es: 'Escribe uno de estos valores:', en: 'Write one of these values:' },
    regex: { es: 'Escribe una expresión regular.', en: 'Write a regular expression.' },
    glob: { es: 'Escribe un patrón de ficheros, como `**/*.html`.', en: 'Write a file pattern, such as `**/*.html`.' },
    charset: { es: 'Escribe un juego de caracteres, como `UTF-8`.', en: 'Write a character set, such as `UTF-8`.' },
    locale: { es: 'Escribe un idioma, como `es` o `en-GB`.', en: 'Write a language, such as `es` or `en-GB`.' },
    class: { es: 'Escribe el nombre de una clase.', en: 'Write the name of a class.' },
    tags: { es: 'Escribe etiquetas, como `smoke and not slow`.', en: 'Write tags, such as `smoke and not slow`.' },
    style: { es: 'Escribe un estilo, como `green,bold`.', en: 'Write a style, such as `green,bold`.' },
    coordinates: { es: 'Escribe `grupo:artefacto:versión`.', en: 'Write `group:artifact:version`.' },
    section: { es: 'Esta clave contiene otras claves.', en: 'This key contains other keys.' },
  },
  asMap: { es: 'Escribe debajo claves con su valor.', en: 'Write keys with their value below.' },
  read: { es: counted('opción leída', 'opciones leídas'), en: counted('option read', 'options read') },
  options: { es: counted('opción', 'opciones'), en: counted('option', 'options') },
}

const es = {
  texts: {
    'duplicate-key': ({ key, firstLine }: { key: string; firstLine: number }) =>
      `\`${key}\` ya está en la línea ${firstLine}. Deja una, con lo que haya debajo de las dos.`,
    'no-keys': 'El fichero empieza por una clave: `wakamiti:`. Debajo van las opciones, al menos `resourceTypes`.',
    'unknown-key': ({ key }: { key: string }) => `Wakamiti no lee \`${key}\`.`,
    'dotted-key': 'En YAML, Wakamiti no lee las claves con puntos. Escribe cada nivel en su línea.',
    'missing-space': ({ key }: { key: string }) => `Detrás de los dos puntos de \`${key}\` falta un espacio.`,
    'misplaced-key': ({ near }: { near: string }) => `Está en otro nivel. Su sitio es \`${near}\`.`,
    'unquoted-word': ({ word, meaning }: { word: string; meaning: string }) =>
      `Sin comillas, Wakamiti lee \`${word}\` como \`${meaning}\`. Si es un texto, escribe \`'${word}'\`.`,
    'missing-driver': ({ scheme }: { scheme: string }) =>
      `El plugin no trae ningún driver JDBC, y ningún módulo de \`wakamiti.launcher.modules\` es uno conocido para \`jdbc:${scheme}\`. Sin él, la conexión falla con \`No suitable driver\`. Añade uno, por ejemplo:`,
    'unknown-module': ({ name }: { name: string }) =>
      `Entre los módulos publicados de Wakamiti no hay ninguno que se llame \`${name}\`: si no está en tu repositorio, la ejecución sigue sin él. Revisa el nombre.`,
    'open-placeholder': `A este \`\${\` le falta su \`}\`, y Wakamiti toma el texto tal cual. Ciérralo detrás del nombre.`,
    'unread-variable': `Wakamiti no lee así las variables. Escribe \`\${env:NOMBRE}\` o, con un valor por defecto, \`\${env:NOMBRE:-valor}\`.`,
    'unknown-extension': ({ name }: { name: string }) =>
      `Ninguna extensión de los plugins publicados se llama \`${name}\`: sus pasos no se encontrarán.`,
    'too-deep': 'Hay demasiados niveles anidados y no se pueden leer.',
  },
  own: (key: string) =>
    `Ninguna opción se llama así. Si es un dato tuyo, los escenarios lo leen como \`\${${key}}\`; si no, revisa el nombre.`,
  ignored: (keys: string[]) => `Wakamiti no la lee cuando hay ${keys.map((key) => `\`${key}\``).join(', ')}.`,
  elsewhere: {
    feature: (key: string) => `Se escribe en el fichero .feature, como comentario: \`# ${key}: …\`.`,
    jvm: (key: string) => `Es una propiedad de la JVM que ejecuta las pruebas: \`${key}\`.`,
    spring: (key: string) => `Va en las propiedades de Spring: \`${key}\`.`,
  },
  missingModule: (plugin: string) =>
    `Es de ${plugin}, que \`wakamiti.launcher.modules\` no carga. Añade el plugin ahí o, con Maven o JUnit, a las dependencias:`,
  asList: 'Escribe debajo una lista, con un guion delante de cada elemento.',
  asExample: (example: string) => `Escríbelo así: \`${example}\`.`,
  tooLarge: (size: string, lines: string, line: string) =>
    `Se revisan hasta ${size} caracteres y ${lines} líneas, de hasta ${line} caracteres cada una.`,
  yaml: {
    UNCLOSED_QUOTE: 'Estas comillas no se cierran.',
    UNCLOSED_BRACKET: 'Este corchete o esta llave no se cierra.',
    ODD_SPACES: 'Aquí hay un espacio de no separación, que no cuenta como espacio. Escríbelo normal.',
    SLASH_COMMENT: 'Los comentarios de YAML empiezan por `#`.',
    CURLY_QUOTES: 'Estas comillas son tipográficas, y YAML las toma como parte del texto. Usa las rectas.',
    ENCODING: 'Aquí hay caracteres que no se han podido leer: guarda el fichero en UTF-8.',
    DASH_SPACE: 'Detrás del guion falta un espacio.',
    MISSING_COLON: 'Detrás de esta clave faltan los dos puntos.',
    TAB_AS_INDENT: 'Aquí hay tabuladores. En YAML, escribe espacios.',
    BAD_INDENT: 'La sangría no encaja con la de las líneas de alrededor.',
    MISSING_CHAR: 'Falta un signo: una coma, unas comillas, dos puntos o un corchete de cierre.',
    ITEM_AFTER_VALUE: 'Debajo de este valor sigue una lista: escribe también el valor como elemento.',
    BLOCK_AS_IMPLICIT_KEY: 'Hay unos dos puntos de más. Pon entre comillas el texto que los contiene.',
    MULTILINE_IMPLICIT_KEY: 'Una clave ocupa varias líneas. Quizá falten los dos puntos.',
    BAD_SCALAR_START: 'Un valor no puede empezar por este signo. Ponlo entre comillas.',
    BAD_DQ_ESCAPE: 'Tras la barra invertida no va este carácter. Usa comillas simples o `\\\\`.',
    BAD_ALIAS: 'El nombre de detrás de `*` no está definido con `&`. Si es un texto, ponlo entre comillas.',
    MULTIPLE_DOCS: 'Hay varios documentos separados por `---`. Deja uno.',
    other: 'Revisa esta línea.',
  },
}

const en: typeof es = {
  texts: {
    'duplicate-key': ({ key, firstLine }) => `\`${key}\` is already on line ${firstLine}. Merge the two.`,
    'no-keys': 'The file begins with a key: `wakamiti:`. Below it go the options, at least `resourceTypes`.',
    'unknown-key': ({ key }) => `Wakamiti does not read \`${key}\`.`,
    'dotted-key': 'In YAML, Wakamiti does not read keys with dots. Write each level on a line of its own.',
    'missing-space': ({ key }) => `A space is missing after the colon of \`${key}\`.`,
    'misplaced-key': ({ near }) => `It is at another level. It belongs in \`${near}\`.`,
    'unquoted-word': ({ word, meaning }) =>
      `Without quotes, Wakamiti reads \`${word}\` as \`${meaning}\`. For a text, write \`'${word}'\`.`,
    'missing-driver': ({ scheme }) =>
      `The plugin comes without a JDBC driver, and no module in \`wakamiti.launcher.modules\` is a known driver for \`jdbc:${scheme}\`. Without one, the connection fails with \`No suitable driver\`. Add one, for example:`,
    'unknown-module': ({ name }) =>
      `None of the published modules of Wakamiti is called \`${name}\`: unless your repository has it, the run goes on without it. Check the name.`,
    'open-placeholder': `This \`\${\` has no closing \`}\`, and Wakamiti takes the text as it is. Close it after the name.`,
    'unread-variable': `Wakamiti does not read variables in this form. Write \`\${env:NAME}\` or, with a default, \`\${env:NAME:-value}\`.`,
    'unknown-extension': ({ name }) => `No published plugin has an extension \`${name}\`: its steps will not be found.`,
    'too-deep': 'There are too many nested levels to be read.',
  },
  own: (key) => `No option has this name. If it is yours, scenarios read it as \`\${${key}}\`; if not, check the name.`,
  ignored: (keys) => `Wakamiti does not read it when there is ${keys.map((key) => `\`${key}\``).join(', ')}.`,
  elsewhere: {
    feature: (key) => `It is written in the .feature file, as a comment: \`# ${key}: …\`.`,
    jvm: (key) => `It is a property of the JVM that runs the tests: \`${key}\`.`,
    spring: (key) => `It goes into the Spring properties: \`${key}\`.`,
  },
  missingModule: (plugin) =>
    `It belongs to ${plugin}, which \`wakamiti.launcher.modules\` does not load. Add the plugin there or, with Maven or JUnit, to the dependencies:`,
  asList: 'Write a list below, with a hyphen before each item.',
  asExample: (example) => `Write it like this: \`${example}\`.`,
  tooLarge: (size, lines, line) =>
    `Up to ${size} characters and ${lines} lines are checked, with up to ${line} characters in each.`,
  yaml: {
    UNCLOSED_QUOTE: 'This quote is not closed.',
    UNCLOSED_BRACKET: 'This bracket or brace is not closed.',
    ODD_SPACES: 'This is a no-break space, which does not count as a space. Write an ordinary one.',
    SLASH_COMMENT: 'Comments in YAML begin with `#`.',
    CURLY_QUOTES: 'These are curly quotes, which YAML takes as part of the text. Use straight ones.',
    ENCODING: 'Characters here could not be read: save the file in UTF-8.',
    DASH_SPACE: 'A space is missing after the hyphen.',
    MISSING_COLON: 'The colon after this key is missing.',
    TAB_AS_INDENT: 'There are tabs here. In YAML, write spaces.',
    BAD_INDENT: 'The indentation does not fit the lines around it.',
    MISSING_CHAR: 'A character is missing: a comma, quotes, a colon or a closing bracket.',
    ITEM_AFTER_VALUE: 'A list follows this value: write the value as an item, too.',
    BLOCK_AS_IMPLICIT_KEY: 'There is one colon too many. Put the text that contains it in quotes.',
    MULTILINE_IMPLICIT_KEY: 'A key takes several lines. Perhaps the colon is missing.',
    BAD_SCALAR_START: 'A value cannot begin with this character. Put it in quotes.',
    BAD_DQ_ESCAPE: 'This character cannot follow the backslash. Use single quotes or `\\\\`.',
    BAD_ALIAS: 'The name after `*` is not defined with `&`. Put a text in quotes.',
    MULTIPLE_DOCS: 'There are several documents separated by `---`. Keep one.',
    other: 'Check this line.',
  },
}

export const CONFIG_CHECKER_STRINGS = translated({ es, en }, WORDS)

export type ConfigCheckerStrings = (typeof CONFIG_CHECKER_STRINGS)['es']
