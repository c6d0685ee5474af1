import { translated } from './locale'

const es = {
  title: 'Configuración de Wakamiti: las opciones del núcleo y de los plugins.',
  default: (note: string) => `Valor por defecto: ${note}.`,
  required: 'Obligatoria.',
  requiredWhen: (when: string) => `Obligatoria: ${when}.`,
  unread: (key: string) => `Wakamiti no lee esta clave. La que lee es ${key}.`,
}

const en: typeof es = {
  title: 'Configuration of Wakamiti: the options of the core and of the plugins.',
  default: (note) => `Default: ${note}.`,
  required: 'Required.',
  requiredWhen: (when) => `Required: ${when}.`,
  unread: (key) => `Wakamiti does not read this key. The one it reads is ${key}.`,
}

/** Words of the JSON Schema; only the build reads them. */
export const SCHEMA_STRINGS = translated({ es, en })
