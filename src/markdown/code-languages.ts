/** Languages that a fence may name; `gherkin` is painted by the site's own step matcher. */
export const CODE_LANGUAGES = [
  'gherkin',
  'text',
  'csv',
  'diff',
  'groovy',
  'java',
  'json',
  'properties',
  'shell',
  'sql',
  'typescript',
  'xml',
  'yaml',
] as const
