import { translated } from './locale'

const es = {
  between: (minimum: number, maximum: number) => `de ${minimum} a ${maximum}`,
  atLeast: (minimum: number) => `desde ${minimum}`,
  atMost: (maximum: number) => `hasta ${maximum}`,
  schemaTitle: 'Configuración de Wakamiti: las opciones del núcleo y de los plugins.',
  default: (note: string) => `Valor por defecto: ${note}.`,
  required: 'Obligatoria.',
  requiredWhen: (when: string) => `Obligatoria: ${when}.`,
}

const en: typeof es = {
  between: (minimum, maximum) => `from ${minimum} to ${maximum}`,
  atLeast: (minimum) => `${minimum} or more`,
  atMost: (maximum) => `${maximum} or less`,
  schemaTitle: 'Configuration of Wakamiti: the options of the core and of the plugins.',
  default: (note) => `Default: ${note}.`,
  required: 'Required.',
  requiredWhen: (when) => `Required: ${when}.`,
}

/** Texts about options outside the articles: ranges of numbers, and the JSON Schema. */
export const OPTION_STRINGS = translated({ es, en })
