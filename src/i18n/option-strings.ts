import { translated } from './locale'

/** Texts about options outside the articles: ranges of numbers, and the JSON Schema. */
export const OPTION_STRINGS = translated(
  { es: {}, en: {} },
  {
    between: {
      es: (min: number, max: number) => `de ${min} a ${max}`,
      en: (min: number, max: number) => `from ${min} to ${max}`,
    },
    atLeast: { es: (least: number) => `desde ${least}`, en: (least: number) => `${least} or more` },
    atMost: { es: (most: number) => `hasta ${most}`, en: (most: number) => `${most} or less` },
    schemaTitle: { es: 'Opciones de Wakamiti y de sus plugins.', en: 'Options of Wakamiti and its plugins.' },
    default: { es: (note: string) => `Valor por defecto: ${note}.`, en: (note: string) => `Default: ${note}.` },
    required: { es: 'Obligatoria.', en: 'Required.' },
    requiredWhen: { es: (when: string) => `Obligatoria: ${when}.`, en: (when: string) => `Required: ${when}.` },
  },
)
