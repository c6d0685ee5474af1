import { translated } from './locale'

const WORDS = {
  value: { es: 'Valor', en: 'Value' },
  choice: { es: 'Opción', en: 'Choice' },
  table: { es: 'Tabla', en: 'Table' },
  document: { es: 'Documento', en: 'Document' },
  none: { es: 'Con estos valores no se puede formar la frase.', en: 'No sentence can be formed with these values.' },
  add: { es: 'Añadirlo al escenario en el revisor', en: 'Add it to the scenario in the checker' },
  copyExample: { es: 'Copiar el ejemplo', en: 'Copy the example' },
}

const es = {
  cell: (row: number, column: number) => (row === 0 ? `Título ${column}` : `Fila ${row}, columna ${column}`),
  example: (engine: string) => `Un ejemplo, ejecutado con ${engine}`,
}

const en: typeof es = {
  cell: (row, column) => (row === 0 ? `Heading ${column}` : `Row ${row}, column ${column}`),
  example: (engine) => `An example, run with ${engine}`,
}

export const STEP_FORM_STRINGS = translated({ es, en }, WORDS)
