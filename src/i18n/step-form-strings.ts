import { sideBySide } from './locale'

/** Texts of the form for a step, which is loaded when it is opened. */
export const STEP_FORM_STRINGS = sideBySide({
  value: { es: 'Valor', en: 'Value' },
  choice: { es: 'Opción', en: 'Choice' },
  table: { es: 'Tabla', en: 'Table' },
  docstring: { es: 'Documento', en: 'Document' },
  noSentence: { es: 'Estos valores no dan ninguna frase.', en: 'These values make no sentence.' },
  add: { es: 'Añadirlo al escenario en el revisor', en: 'Add it to the scenario in the checker' },
  example: { es: 'Un ejemplo, ya ejecutado', en: 'An example that was run' },
  copyExample: { es: 'Copiar el ejemplo', en: 'Copy the example' },
})
