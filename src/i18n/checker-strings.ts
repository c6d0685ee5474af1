import { counted } from '@/lib/text'
import { translated } from './locale'

const WORDS = {
  open: {
    file: { es: 'Abrir un fichero', en: 'Open a file' },
    files: { es: 'Abrir ficheros', en: 'Open files' },
    folder: { es: 'Abrir una carpeta', en: 'Open a folder' },
  },
  download: { es: 'Descargar el fichero', en: 'Download the file' },
  undoChange: { es: 'Deshacer el último cambio', en: 'Undo the last change' },
  clear: { es: 'Borrar el texto', en: 'Clear the text' },
  list: { es: 'Hallazgos', en: 'Findings' },
  /** The editor is to the left of the findings, or above them on a narrow screen. */
  pasteBeside: { es: 'Pega el fichero a la izquierda.', en: 'Paste the file on the left.' },
  pasteAbove: { es: 'Pega el fichero arriba.', en: 'Paste the file above.' },
  checking: { es: 'Revisando…', en: 'Checking…' },
  tryExample: { es: 'Probar con un ejemplo', en: 'Try an example' },
  nextRow: { es: 'Fila siguiente con este error', en: 'Next row with this mistake' },
  line: { es: 'Línea', en: 'Line' },
  column: { es: 'columna', en: 'column' },
  apply: { es: 'Aplicar', en: 'Apply' },
  didYouMean: { es: '¿Querías decir?', en: 'Did you mean?' },
  /** Names the text of a fix that only inserts spaces. */
  spaces: { es: 'espacios', en: 'spaces' },
  files: { es: 'Ficheros', en: 'Files' },
  fileFine: { es: 'sin hallazgos', en: 'no findings' },
  fileElsewhere: { es: 'con un hallazgo en otro fichero', en: 'with a finding in another file' },
  fileUnchecked: { es: 'sin revisar', en: 'not checked yet' },
  closeAll: { es: 'Cerrar todo', en: 'Close all' },
  saveChanges: { es: 'Guardar cambios', en: 'Save changes' },
  downloadChanges: { es: 'Descargar cambios', en: 'Download changes' },
  zipName: { es: 'proyecto.zip', en: 'project.zip' },
  nothingSaved: { es: 'No se ha guardado nada.', en: 'Nothing was saved.' },
  saveMine: { es: 'Guardar el mío', en: 'Save mine' },
  openOther: { es: 'Abrir el del disco', en: 'Open the one on disk' },
  restore: { es: 'Recuperarlo', en: 'Restore it' },
  discard: { es: 'Descartarlo', en: 'Discard it' },
  report: { es: 'Informe de hallazgos', en: 'Findings report' },
  copyReport: { es: 'Copiar el informe', en: 'Copy the report' },
  noFindings: { es: 'Ningún hallazgo.', en: 'No findings.' },
  findings: { es: counted('hallazgo', 'hallazgos'), en: counted('finding', 'findings') },
  fine: { es: (what: string) => `Todo en orden: ${what}`, en: (what: string) => `All in order: ${what}` },
  closeFile: { es: (path: string) => `Cerrar ${path}`, en: (path: string) => `Close ${path}` },
}

const es = {
  unreadable: 'Ese fichero no se puede leer. Ábrelo en un editor y pega aquí su texto.',
  staysHere: 'Nada sale de tu navegador: en él se guarda el borrador hasta que lo borres.',
  shown: (count: number) => `Se muestran los primeros ${count}.`,
  keys: '`F8` lleva al hallazgo siguiente, y `Mayús F8`, al anterior.',
  rowOf: (at: number, count: number) =>
    `Fila ${at.toLocaleString('es')} de las ${count.toLocaleString('es')} con este error`,
  weights: { error: 'Error', warning: 'Aviso', notice: 'Nota' },
  project: (files: number, findings: number) => `${files} ficheros · ${counted('hallazgo', 'hallazgos')(findings)}`,
  fileKeys: 'Flechas arriba y abajo: otro fichero. Supr: cerrarlo.',
  passedOver: (count: number) => `Ficheros de otro tipo, omitidos: ${count}.`,
  tooMuch: (files: number, characters: number) =>
    `Se revisan juntos hasta ${files} ficheros y ${characters.toLocaleString('es')} caracteres. Abre una carpeta más pequeña.`,
  written: (count: number) => `Ficheros guardados en su carpeta: ${count}.`,
  downloaded: (count: number) => `Ficheros descargados en un ZIP: ${count}.`,
  notPacked: 'No se han podido preparar los ficheros. Comprueba la conexión e inténtalo otra vez.',
  conflict: (path: string) => `${path} ha cambiado en el disco desde que lo abriste, así que no se ha guardado.`,
  notStored: 'El navegador no tiene sitio para guardar el borrador: descarga lo que cambies antes de irte.',
  earlier: (name: string, others: number) =>
    `Tu borrador anterior (${name}${others > 0 ? ` y ${others} más` : ''}) sigue guardado.`,
  safeFixes: (count: number, files: number) =>
    `${count === 1 ? 'Aplicar el arreglo seguro' : `Aplicar los ${count} arreglos seguros`}${files > 1 ? ' de todos los ficheros' : ''}`,
  applied: (count: number, files: number) =>
    `${counted('arreglo aplicado', 'arreglos aplicados')(count)}${files > 1 ? ` en ${files} ficheros` : ''}. Se puede deshacer en el editor.`,
}

const en: typeof es = {
  unreadable: 'That file cannot be read. Open it in an editor and paste its text here.',
  staysHere: 'Nothing leaves your browser: it keeps the draft until you clear it.',
  shown: (count) => `The first ${count} are shown.`,
  keys: '`F8` goes to the next finding, and `Shift F8` to the previous one.',
  rowOf: (at, count) => `Row ${at.toLocaleString('en')} of the ${count.toLocaleString('en')} with this mistake`,
  weights: { error: 'Error', warning: 'Warning', notice: 'Note' },
  project: (files, findings) => `${files} files · ${counted('finding', 'findings')(findings)}`,
  fileKeys: 'Up and down arrows: another file. Delete: close it.',
  passedOver: (count) => `Files of other types, skipped: ${count}.`,
  tooMuch: (files, characters) =>
    `Up to ${files} files and ${characters.toLocaleString('en')} characters are checked together. Open a smaller folder.`,
  written: (count) => `Files saved in their folder: ${count}.`,
  downloaded: (count) => `Files downloaded in a ZIP: ${count}.`,
  notPacked: 'The files could not be packed. Check your connection and try again.',
  conflict: (path) => `${path} has changed on disk since you opened it, so it was not saved.`,
  notStored: 'The browser has no room for the draft: download your changes before you leave.',
  earlier: (name, others) => `Your earlier draft (${name}${others > 0 ? ` and ${others} more` : ''}) is still saved.`,
  safeFixes: (count, files) =>
    `${count === 1 ? 'Apply the safe fix' : `Apply the ${count} safe fixes`}${files > 1 ? ' in all files' : ''}`,
  applied: (count, files) =>
    `${counted('fix applied', 'fixes applied')(count)}${files > 1 ? ` in ${files} files` : ''}. You can undo this in the editor.`,
}

/** Texts that all checkers share; only they load them. */
export const CHECKER_STRINGS = translated({ es, en }, WORDS)

export type CheckerStrings = (typeof CHECKER_STRINGS)['es']
