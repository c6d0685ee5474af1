import { readFileSync } from 'node:fs'
import { emitTexts } from '@/build/emit/emit-for-programs'
import { recordFile } from '../../document-fixture'
import { workIn } from '../../work-in'

const page = (locale: string, slug: string, title: string) => ({
  _raw: { sourceFilePath: `guides/a.${locale}.md` },
  ...{ slug, locale, title, description: `${title}.` },
})

const menu = (locale: string, slug: string) => ({
  locale,
  sections: [{ title: 'Guides', topics: [{ title: 'A', slug }] }],
})

workIn({
  '.contentlayer/generated/Doc/_index.json': [page('es', '/guides/a/', 'Uno'), page('en', '/en/guides/a/', 'One')],
  '.contentlayer/generated/Plugin/_index.json': [],
  '.contentlayer/generated/Menu/_index.json': [menu('es', '/guides/a/'), menu('en', '/en/guides/a/')],
  ...recordFile('guides/a.es.md'),
  ...recordFile('guides/a.en.md'),
})

const read = (path: string): string => readFileSync(`out/${path}`, 'utf8')

test('each page is next to itself as Markdown, with its title and description', () => {
  emitTexts('out')
  expect(read('guides/a/index.md')).toMatch(/^# Uno\n\n> Uno\.\n\n/)
  expect(read('en/guides/a/index.md')).toMatch(/^# One\n\n> One\.\n\n/)
})

test('each language has a list of its pages, and all of them in one file', () => {
  emitTexts('out')
  const origin = 'https://iti-ict.github.io/wakamiti'
  expect(read('llms.txt')).toContain(`## Guides\n\n- [Uno](${origin}/guides/a/index.md): Uno.\n`)
  expect(read('en/llms.txt')).toContain(`- [One](${origin}/en/guides/a/index.md): One.\n`)
  expect(read('en/llms-full.txt')).toContain('# One\n')
  expect(read('en/llms-full.txt')).not.toContain('# Uno\n')
})
