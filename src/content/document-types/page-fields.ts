import type { ComputedFields } from 'contentlayer2/source-files'
import { headingsOf } from '../headings'
import { localeOfSlug, parseContentPath, slugOf } from '../slug'

const slugOfFile = (file: string): string => {
  const parsed = parseContentPath(file)
  if (!parsed) throw new Error(`${file}: a page is named path.es.md or path.en.md`)
  return slugOf(parsed)
}

/** The fields that every Markdown page computes. `type` is copied into the generated types as it is, hence the casts. */
export const PAGE_FIELDS: ComputedFields = {
  slug: { type: 'string', resolve: ({ _raw }) => slugOfFile(_raw.sourceFilePath) },
  locale: { type: "'es' | 'en'" as 'string', resolve: ({ _raw }) => localeOfSlug(slugOfFile(_raw.sourceFilePath)) },
  headings: {
    type: "import('@/content/heading').Heading[]" as 'string',
    resolve: ({ body }) => headingsOf(body.html) as unknown as string,
  },
}
