import type { References } from '@/content/references'
import type { Locale } from '@/i18n/locale'
import type { PageContext } from '@/markdown/page-tree'
import { renderPage } from '@/markdown/render-page'
import { CORE_REFERENCE, DATA_TYPES, REPORT_REFERENCE, REST_REFERENCE } from '../reference-fixture'

/** The references of the fixture, without a file. */
export const REFERENCES = {
  plugins: [REPORT_REFERENCE, REST_REFERENCE],
  core: CORE_REFERENCE,
  dataTypes: DATA_TYPES,
} as unknown as References

/** The context of the page of the REST plugin. */
export const contextIn = (locale: Locale, references = REFERENCES): PageContext => ({
  file: `plugins/rest.${locale}.md`,
  path: 'plugins/rest',
  locale,
  plugin: 'rest',
  references,
  markOf: () => undefined,
})

/** Renders Markdown the way the build does; the references are read from the folder that the test works in. */
export const render = async (markdown: string, file = 'plugins/rest.es.md'): Promise<string> =>
  (await renderPage(file, markdown)).html
