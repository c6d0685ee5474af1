import { translated } from './locale'

export const STEP_FORM_STRINGS = translated(
  { es: {}, en: {} },
  {
    value: { es: 'Valor', en: 'Value' },
    choice: { es: 'Opción', en: 'Choice' },
    table: { es: 'Tabla', en: 'Table' },
    docstring: { es: 'Documento', en: 'Document' },
    none: { es: 'Con estos valores no se puede formar la frase.', en: 'No sentence can be formed with these values.' },
    add: { es: 'Añadirlo al escenario en el revisor', en: 'Add it to the scenario in the checker' },
  },
)
