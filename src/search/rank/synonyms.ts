/**
 * Words that testers use for one thing, by their beginnings, folded: the steps say "elimina", readers type "borrar". Both
 * languages stand together, because the names of code are English in either.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ['borra', 'elimina', 'suprim'],
  ['delet', 'remov', 'eras'],
  ['archiv', 'ficher', 'file'],
  ['carpeta', 'directori', 'folder'],
  ['correo', 'email', 'mail'],
  ['contrasen', 'password', 'clave', 'credential', 'credencial'],
  ['usuari', 'user'],
  ['cabecera', 'header'],
  ['bbdd', 'database', 'bd', 'db'],
  ['peticion', 'solicitud', 'request', 'llamada'],
  ['envi', 'manda', 'send', 'sent'],
  ['subir', 'sube', 'subid', 'upload', 'adjunt'],
  ['comprob', 'verific', 'valid', 'assert', 'check', 'verif'],
  ['vacia', 'purg', 'empt'],
  ['limpi', 'clean', 'clear'],
  ['timeout', 'espera'],
  ['idioma', 'lengua', 'language'],
  ['puerto', 'port'],
  ['servidor', 'host', 'server'],
  ['ruta', 'path'],
  ['redirec', 'redirect'],
  ['hilo', 'thread'],
  ['lanza', 'ejecut', 'execut', 'run', 'launch'],
  ['crea', 'inserta', 'creat', 'insert', 'cargar'],
  ['estado', 'status', 'codigo', 'code'],
  ['empez', 'empiez', 'comenz', 'primer', 'start', 'begin'],
  ['comparac', 'comparison', 'assertion', 'matcher'],
  ['etiquet', 'tag'],
  ['filtr', 'filter'],
  ['salida', 'output'],
  ['informe', 'report'],
  ['titul', 'title'],
  ['segund', 'second', 'minut', 'duration'],
  ['leer', 'leen', 'leid', 'read'],
  ['api', 'rest'],
  ['cuant', 'numero', 'cantidad', 'many', 'number', 'count'],
]

/** A word may be this much longer than the beginning that stands for it: its ending. */
const LONGEST_ENDING = 6

const isFormOf = (word: string, stem: string): boolean =>
  word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING

/**
 * Other beginnings of words for what was typed.
 * @param typed folded
 * @example synonymsOf('borrar') // => ['elimina', 'suprim']
 */
export const synonymsOf = (typed: string): string[] =>
  SYNONYMS.filter((stems) => stems.some((stem) => isFormOf(typed, stem))).flatMap((stems) =>
    stems.filter((stem) => !isFormOf(typed, stem)),
  )
