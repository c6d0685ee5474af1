import type { Localized } from './locale'

const es = {
  open: 'Abrir un fichero',
  unreadable: 'Ese fichero no se puede leer. ¿Es una carpeta? Ábrelo en un editor y pega aquí su texto.',
  download: 'Descargar el fichero',
  clear: 'Borrar el texto',
  list: 'Hallazgos',
  /** The editor is to the left of the findings, or above them on a narrow screen. */
  pasteBeside: 'Pega el fichero a la izquierda.',
  pasteAbove: 'Pega el fichero arriba.',
  staysHere: 'Nada sale de tu navegador.',
  checking: 'Revisando…',
  tryExample: 'Probar con un ejemplo',
  retry: 'Volver a intentarlo',
  findings: (count: number) => (count === 1 ? '1 hallazgo' : `${count} hallazgos`),
  fine: (what: string) => `Todo en orden: ${what}`,
  shown: (count: number) => `Se muestran los primeros ${count}.`,
  keys: '`F8` y `Mayús F8` llevan al hallazgo siguiente y al anterior.',
  line: 'Línea',
  column: 'columna',
  weights: { error: 'Error', warning: 'Aviso', notice: 'Nota' },
  apply: 'Aplicar',
  didYouMean: '¿Querías decir?',
  /** What a fix inserts when it inserts only spaces. */
  spaces: 'espacios normales',
}

/** Texts that all checkers share, in the language of the page; only they load them. */
export type CheckerStrings = typeof es

const en: CheckerStrings = {
  open: 'Open a file',
  unreadable: 'That file cannot be read. Is it a folder? Open it in an editor and paste its text here.',
  download: 'Download the file',
  clear: 'Clear the text',
  list: 'Findings',
  pasteBeside: 'Paste the file on the left.',
  pasteAbove: 'Paste the file above.',
  staysHere: 'Nothing leaves your browser.',
  checking: 'Checking…',
  tryExample: 'Try an example',
  retry: 'Try again',
  findings: (count: number) => (count === 1 ? '1 finding' : `${count} findings`),
  fine: (what: string) => `All in order: ${what}`,
  shown: (count: number) => `The first ${count} are shown.`,
  keys: '`F8` and `Shift F8` lead to the next finding and the previous one.',
  line: 'Line',
  column: 'column',
  weights: { error: 'Error', warning: 'Warning', notice: 'Note' },
  apply: 'Apply',
  didYouMean: 'Did you mean?',
  spaces: 'ordinary spaces',
}

export const CHECKER_STRINGS: Localized<CheckerStrings> = { es, en }
