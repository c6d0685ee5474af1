import { translated } from './locale'

const es = {
  open: 'Abrir un fichero',
  unreadable: 'Ese fichero no se puede leer. Ábrelo en un editor y pega aquí su texto.',
  download: 'Descargar el fichero',
  undoChange: 'Deshacer el último cambio',
  clear: 'Borrar el texto',
  list: 'Hallazgos',
  /** The editor is to the left of the findings, or above them on a narrow screen. */
  pasteBeside: 'Pega el fichero a la izquierda.',
  pasteAbove: 'Pega el fichero arriba.',
  staysHere: 'Nada sale de tu navegador: en él se guarda el borrador hasta que lo borres.',
  checking: 'Revisando…',
  tryExample: 'Probar con un ejemplo',
  findings: (count: number) => (count === 1 ? '1 hallazgo' : `${count} hallazgos`),
  fine: (what: string) => `Todo en orden: ${what}`,
  shown: (count: number) => `Se muestran los primeros ${count}.`,
  keys: '`F8` lleva al hallazgo siguiente, y `Mayús F8`, al anterior.',
  rowOf: (at: number, count: number) =>
    `Fila ${at.toLocaleString('es')} de las ${count.toLocaleString('es')} con este error`,
  previousRow: 'Fila anterior con este error',
  nextRow: 'Fila siguiente con este error',
  line: 'Línea',
  column: 'columna',
  weights: { error: 'Error', warning: 'Aviso', notice: 'Nota' },
  apply: 'Aplicar',
  didYouMean: '¿Querías decir?',
  /** Names the text of a fix that only inserts spaces. */
  spaces: 'espacios',
  openFiles: 'Abrir ficheros',
  openFolder: 'Abrir una carpeta',
  files: 'Ficheros',
  project: (files: number, findings: number, within: number) =>
    findings === 0
      ? `${files} ficheros · ningún hallazgo`
      : `${files} ficheros · ${findings === 1 ? '1 hallazgo' : `${findings} hallazgos`} en ${within === 1 ? '1 fichero' : `${within} ficheros`}`,
  fileFine: 'sin hallazgos',
  fileElsewhere: 'con un hallazgo en otro fichero',
  fileUnchecked: 'sin revisar',
  fileKeys: 'Flechas arriba y abajo: otro fichero. Supr: cerrarlo.',
  closeFile: (path: string) => `Cerrar ${path}`,
  closeAll: 'Cerrar todo',
  passedOver: (count: number) =>
    count === 1 ? 'Se ha omitido un fichero de otro tipo.' : `Se han omitido ${count} ficheros de otro tipo.`,
  tooMuch: {
    files: (actual: number, most: number) =>
      `Serían ${actual.toLocaleString('es')} ficheros y se revisan juntos hasta ${most.toLocaleString('es')}. Abre una carpeta más pequeña.`,
    characters: (actual: number, most: number) =>
      `Los ficheros tendrían juntos ${actual.toLocaleString('es')} caracteres y se revisan hasta ${most.toLocaleString('es')}. Abre una carpeta más pequeña.`,
  },
  saveChanges: 'Guardar cambios',
  downloadChanges: 'Descargar cambios',
  zipName: 'proyecto.zip',
  written: (count: number) => `Ficheros guardados en su carpeta: ${count}.`,
  downloaded: (count: number) => `Ficheros descargados en un ZIP: ${count}.`,
  nothingSaved: 'No se ha guardado nada.',
  notPacked: 'No se han podido preparar los ficheros. Comprueba la conexión e inténtalo otra vez.',
  conflict: (path: string) => `${path} ha cambiado en el disco desde que lo abriste, así que no se ha guardado.`,
  saveMine: 'Guardar el mío',
  openOther: 'Abrir el del disco',
  notStored: 'El navegador no tiene sitio para guardar el borrador: descarga lo que cambies antes de irte.',
  unsaved: (names: string, count: number) =>
    count === 1
      ? `${names} tiene cambios que no has guardado.`
      : `${count} ficheros tienen cambios que no has guardado: ${names}.`,
  andMore: (count: number) => `y ${count} más`,
  goOn: 'Seguir sin ellos',
  keepThem: 'Conservarlos',
  closed: (names: string) => `Has cerrado ${names}.`,
  replaced: (names: string) => `Has sustituido el texto de ${names}.`,
  undo: 'Deshacer',
  newer: (name: string) =>
    `En otra pestaña se ha guardado otro borrador (${name}). El de esta no se guarda hasta que elijas uno; el otro sigue disponible.`,
  showNewer: 'Ver el de la otra',
  keepMine: 'Seguir con este',
  earlier: (name: string) => `Tu borrador anterior (${name}) sigue guardado.`,
  restore: 'Recuperarlo',
  discard: 'Descartarlo',
  safeFixes: (count: number) => (count === 1 ? 'Aplicar el arreglo seguro' : `Aplicar los ${count} arreglos seguros`),
  safeFixesOfAll: (count: number) =>
    count === 1 ? 'Aplicar el arreglo seguro de otro fichero' : `Aplicar los ${count} de todos los ficheros`,
  applied: (count: number, files: number) =>
    `${count === 1 ? '1 arreglo aplicado' : `${count} arreglos aplicados`}${files > 1 ? ` en ${files} ficheros` : ''}. Se puede deshacer en el editor.`,
  report: 'Informe de hallazgos',
  reportOf: 'Contenido',
  ofFile: 'Este fichero',
  ofProject: 'Todos los ficheros',
  format: 'Formato',
  copyReport: 'Copiar el informe',
  saveReport: 'Descargar el informe',
  reportName: 'hallazgos',
  noFindings: 'Ningún hallazgo.',
}

/** Texts that all checkers share; only they load them. */
export type CheckerStrings = typeof es

const en: CheckerStrings = {
  open: 'Open a file',
  unreadable: 'That file cannot be read. Open it in an editor and paste its text here.',
  download: 'Download the file',
  undoChange: 'Undo the last change',
  clear: 'Clear the text',
  list: 'Findings',
  pasteBeside: 'Paste the file on the left.',
  pasteAbove: 'Paste the file above.',
  staysHere: 'Nothing leaves your browser: it keeps the draft until you clear it.',
  checking: 'Checking…',
  tryExample: 'Try an example',
  findings: (count) => (count === 1 ? '1 finding' : `${count} findings`),
  fine: (what) => `All in order: ${what}`,
  shown: (count) => `The first ${count} are shown.`,
  keys: '`F8` goes to the next finding, and `Shift F8` to the previous one.',
  rowOf: (at, count) => `Row ${at.toLocaleString('en')} of the ${count.toLocaleString('en')} with this mistake`,
  previousRow: 'Previous row with this mistake',
  nextRow: 'Next row with this mistake',
  line: 'Line',
  column: 'column',
  weights: { error: 'Error', warning: 'Warning', notice: 'Note' },
  apply: 'Apply',
  didYouMean: 'Did you mean?',
  spaces: 'spaces',
  openFiles: 'Open files',
  openFolder: 'Open a folder',
  files: 'Files',
  project: (files, findings, within) =>
    findings === 0
      ? `${files} files · no findings`
      : `${files} files · ${findings === 1 ? '1 finding' : `${findings} findings`} in ${within === 1 ? '1 file' : `${within} files`}`,
  fileFine: 'no findings',
  fileElsewhere: 'with a finding in another file',
  fileUnchecked: 'not checked yet',
  fileKeys: 'Up and down arrows: another file. Delete: close it.',
  closeFile: (path) => `Close ${path}`,
  closeAll: 'Close all',
  passedOver: (count) =>
    count === 1 ? 'One file of another type was skipped.' : `${count} files of other types were skipped.`,
  tooMuch: {
    files: (actual, most) =>
      `That would be ${actual.toLocaleString('en')} files; at most ${most.toLocaleString('en')} are checked together. Open a smaller folder.`,
    characters: (actual, most) =>
      `The files would have ${actual.toLocaleString('en')} characters together; up to ${most.toLocaleString('en')} are checked. Open a smaller folder.`,
  },
  saveChanges: 'Save changes',
  downloadChanges: 'Download changes',
  zipName: 'project.zip',
  written: (count) => `Files saved in their folder: ${count}.`,
  downloaded: (count) => `Files downloaded in a ZIP: ${count}.`,
  nothingSaved: 'Nothing was saved.',
  notPacked: 'The files could not be packed. Check your connection and try again.',
  conflict: (path) => `${path} has changed on disk since you opened it, so it was not saved.`,
  saveMine: 'Save mine',
  openOther: 'Open the one on disk',
  notStored: 'The browser has no room for the draft: download your changes before you leave.',
  unsaved: (names, count) =>
    count === 1
      ? `${names} has changes that you have not saved.`
      : `${count} files have changes that you have not saved: ${names}.`,
  andMore: (count) => `and ${count} more`,
  goOn: 'Continue without them',
  keepThem: 'Keep them',
  closed: (names) => `You closed ${names}.`,
  replaced: (names) => `You replaced the text of ${names}.`,
  undo: 'Undo',
  newer: (name) =>
    `Another tab has saved another draft (${name}). This one is not saved until you choose; the other stays available.`,
  showNewer: 'Show the other one',
  keepMine: 'Continue with this one',
  earlier: (name) => `Your earlier draft (${name}) is still saved.`,
  restore: 'Restore it',
  discard: 'Discard it',
  safeFixes: (count) => (count === 1 ? 'Apply the safe fix' : `Apply the ${count} safe fixes`),
  safeFixesOfAll: (count) => (count === 1 ? 'Apply the safe fix in another file' : `Apply the ${count} in all files`),
  applied: (count, files) =>
    `${count === 1 ? '1 fix applied' : `${count} fixes applied`}${files > 1 ? ` in ${files} files` : ''}. You can undo this in the editor.`,
  report: 'Findings report',
  reportOf: 'Content',
  ofFile: 'This file',
  ofProject: 'All files',
  format: 'Format',
  copyReport: 'Copy the report',
  saveReport: 'Download the report',
  reportName: 'findings',
  noFindings: 'No findings.',
}

export const CHECKER_STRINGS = translated<CheckerStrings>({ es, en })
