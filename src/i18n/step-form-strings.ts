import { translated } from './locale'

const es = {
  value: 'Valor',
  choice: 'Opción',
  table: 'Tabla',
  cell: (row: number, column: number) => (row === 0 ? `Título ${column}` : `Fila ${row}, columna ${column}`),
  document: 'Documento',
  none: 'Con estos valores no se puede formar la frase.',
  add: 'Añadirlo al escenario en el revisor',
  example: (engine: string) => `Un ejemplo, ejecutado con ${engine}`,
  copyExample: 'Copiar el ejemplo',
}

const en: typeof es = {
  value: 'Value',
  choice: 'Choice',
  table: 'Table',
  cell: (row, column) => (row === 0 ? `Heading ${column}` : `Row ${row}, column ${column}`),
  document: 'Document',
  none: 'No sentence can be formed with these values.',
  add: 'Add it to the scenario in the checker',
  example: (engine) => `An example, run with ${engine}`,
  copyExample: 'Copy the example',
}

export const STEP_FORM_STRINGS = translated({ es, en })
