import { withLinkedData } from '@/build/emit/emit-for-programs'
import { DOCUMENT_FILES } from '../../document-fixture'
import { REFERENCE_FILES } from '../../reference-fixture'
import { workIn } from '../../work-in'

workIn({ ...DOCUMENT_FILES, ...REFERENCE_FILES, '.generated/updates.json': {} })

const PAGE = '<head></head><body></body>'

test('the head of an article describes it and its place in the documentation', () => {
  const html = withLinkedData('en/plugins/rest/index.html', PAGE)
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script><\/head>/.exec(html) ?? []
  const [article, path] = JSON.parse(json)['@graph']
  expect(article).toMatchObject({ '@type': 'TechArticle', headline: 'REST', inLanguage: 'en' })
  expect(path.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Documentation', 'Plugins', 'REST'])
})

test('a page without an article stays as it is', () => {
  expect(withLinkedData('404.html', PAGE)).toBe(PAGE)
})
