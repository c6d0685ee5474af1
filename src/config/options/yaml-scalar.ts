/** A value without items or keys. */
export type Plain = string | number | boolean

const WORDS_OF_YAML = /^(true|false|null|yes|no|on|off|~)$/i
const PLAIN_TEXT = /^[A-Za-z./][\w./@+-]*(:[\w/.@+-]+)*( [\w./@+-]+)*$/

/**
 * A value as YAML writes it: between quotes when it would be read as something else.
 * @example yamlScalar('off') // => "'off'"
 */
export const yamlScalar = (value: Plain): string =>
  typeof value !== 'string' || (PLAIN_TEXT.test(value) && !WORDS_OF_YAML.test(value))
    ? String(value)
    : `'${value.replaceAll("'", "''")}'`
