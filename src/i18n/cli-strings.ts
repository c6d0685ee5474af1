import { counted } from '@/lib/text'
import { translated } from './locale'

const es = {
  help: `Revisa ficheros .feature y wakamiti.yaml como la página del revisor.

  wakamiti-check [rutas]          ficheros, carpetas o patrones; sin ninguna, la carpeta de trabajo
  --format text|json|github|sarif cómo se escriben los hallazgos (--stats: text, json o csv)
  --fix                           aplica los arreglos que no necesitan decisión y dice cuáles
  --translate es|en               traduce las features a ese idioma, en su sitio
  --stats                         qué pasos usan las features y cuántas veces
  --from 2.3.0 [--to 2.12.0]      solo las frases que cambian entre esas versiones de Wakamiti; --fix las escribe
  --stdin                         revisa lo que llega por la entrada estándar, con el nombre que se indique
  --quiet                         solo errores, sin resumen
  --lang es|en                    idioma de los mensajes; sin él, el de cada feature o el del sistema
  --mcp                           servidor MCP por la entrada y la salida estándar, para asistentes
  --version, --help

Acaba con 0 si no hay errores ni avisos, con 1 si los hay y con 2 si algo no se ha podido revisar.
`,
  unread: {
    missing: 'no existe o no se puede leer: revisa la ruta y sus permisos',
    'too-large': 'es demasiado grande: divídelo en varios',
    'other-kind': 'no se revisa: indica ficheros .feature o .yaml en UTF-8, o pega un .json en la página',
    'empty-folder': 'no tiene .feature ni wakamiti.yaml: indica su carpeta, o pega un .json en la página',
  },
  severities: { error: 'error', warning: 'aviso', notice: 'nota' },
  usage: (reason: string) => `${reason}  (consulta wakamiti-check --help)`,
  together: (one: string, other: string) => `--${one} y --${other} no se pueden usar a la vez`,
  unknownValue: (option: string, known: string) => `--${option} necesita uno de estos valores: ${known}`,
  summary: (errors: number, warnings: number, notices: number, files: number) =>
    `${counted('error', 'errores')(errors)}, ${counted('aviso', 'avisos')(warnings)} y ${counted('nota', 'notas')(notices)} en ${counted('fichero', 'ficheros')(files)}`,
  fine: (steps: number, files: number) =>
    `Todo en orden: ${counted('paso', 'pasos')(steps)} en ${counted('fichero', 'ficheros')(files)}`,
  fixable: (count: number) =>
    count === 1 ? '--fix aplica un arreglo seguro' : `--fix aplica ${count} arreglos seguros`,
  fixed: counted('arreglo aplicado', 'arreglos aplicados'),
  translated: (done: number, found: number) => `${done} de ${counted('paso traducido', 'pasos traducidos')(found)}`,
  notTranslated: 'no se ha traducido: antes hay que resolver sus errores',
}

const en: typeof es = {
  help: `Checks .feature files and wakamiti.yaml, like the checker page.

  wakamiti-check [paths]          files, folders or patterns; without any, the working folder
  --format text|json|github|sarif how findings are written (--stats: text, json or csv)
  --fix                           applies the fixes that need no decision, and lists them
  --translate es|en               translates features to that language, in place
  --stats                         which steps the features use, and how often
  --from 2.3.0 [--to 2.12.0]      only sentences that change between these versions of Wakamiti; --fix writes them
  --stdin                         checks what comes from standard input, under the name that is given
  --quiet                         errors only, without a summary
  --lang es|en                    language of the messages; by default that of each feature, or of the system
  --mcp                           MCP server over standard input and output, for assistants
  --version, --help

Exits with 0 if there are no errors or warnings, with 1 if there are, and with 2 if something could not be checked.
`,
  unread: {
    missing: 'does not exist or cannot be read: check the path and its permissions',
    'too-large': 'is too large: split it',
    'other-kind': 'is not checked: pass .feature or .yaml files in UTF-8, or paste a .json on the page',
    'empty-folder': 'has no .feature or wakamiti.yaml: pass their folder, or paste a .json on the page',
  },
  severities: { error: 'error', warning: 'warning', notice: 'note' },
  usage: (reason) => `${reason}  (see wakamiti-check --help)`,
  together: (one, other) => `--${one} and --${other} cannot be used together`,
  unknownValue: (option, known) => `--${option} needs one of these values: ${known}`,
  summary: (errors, warnings, notices, files) =>
    `${counted('error', 'errors')(errors)}, ${counted('warning', 'warnings')(warnings)} and ${counted('note', 'notes')(notices)} in ${counted('file', 'files')(files)}`,
  fine: (steps, files) => `All in order: ${counted('step', 'steps')(steps)} in ${counted('file', 'files')(files)}`,
  fixable: (count) => (count === 1 ? '--fix applies one safe fix' : `--fix applies ${count} safe fixes`),
  fixed: counted('fix applied', 'fixes applied'),
  translated: (done, found) => `${done} of ${counted('step translated', 'steps translated')(found)}`,
  notTranslated: 'was not translated: fix its errors first',
}

export const CLI_STRINGS = translated({ es, en })
