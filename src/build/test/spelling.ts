/** The arguments of cspell: pages, references, the strings of the site, and what stands at the top. */
export const SPELLING = [
  '--no-progress',
  '--no-summary',
  'content/**/*.md',
  'content/reference/*.yaml',
  'content/reference/plugins/*.yaml',
  'src/i18n/*.ts',
  '*.md',
]
