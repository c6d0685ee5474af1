import { readdirSync, readFileSync } from 'node:fs'
import { snippets } from '@/cms/collections'
import { readReferences } from '@/content/references'
import { checkContent } from '@/content-lint/check-content'
import { CONTAINERS, INLINE, LEAVES } from '@/content-lint/pages/check-directives'
import { CODE_LANGUAGES } from '@/markdown/fence'

const ALL = snippets(readReferences('content'), ['two-levels'], 'es')
const TEXTS = ALL.map(({ text }) => text)

test('every mark, directive, note and language of code can be inserted', () => {
  expect(TEXTS).toContain('## ')
  for (const name of LEAVES.keys()) expect(TEXTS.some((text) => new RegExp(`^::${name}\\b`).test(text))).toBe(true)
  for (const name of INLINE.keys()) expect(TEXTS.some((text) => text.startsWith(`:${name}[`))).toBe(true)
  for (const name of CONTAINERS.keys()) expect(TEXTS).toContain(`:::${name}\n\n:::`)
  for (const language of CODE_LANGUAGES) expect(TEXTS).toContain(`\`\`\`${language}\n\n\`\`\``)
})

test('steps, options, plugins, types, drawings and tools are offered by name', () => {
  expect(TEXTS).toEqual(
    expect.arrayContaining([
      '::step[rest.define.baseURL]',
      ':option[rest.baseURL]',
      '::options{plugin="rest"}',
      '::install{plugin="rest"}',
      ':type[duration]',
      '::figure[two-levels]{caption="…"}',
      '::tool[step-finder]',
      '::all-options',
    ]),
  )
})

test('a step is described by its sentence, in the language of the editor', () => {
  expect(ALL.find(({ text }) => text === '::step[rest.define.baseURL]')?.label).toMatch(/^la URL base/)
})

test('no inline snippet with a value is unknown to the content check', () => {
  const inline = TEXTS.filter((text) => /^:[a-z]/.test(text))
  const page = (title: string) =>
    Buffer.from(
      `---\ntitle: ${title}\ndescription: ${'Un texto que es bastante largo. '.repeat(2)}\n---\n\n${inline.join(' ')}\n`,
    )
  const references = readdirSync('content/reference/plugins').map((name) => `reference/plugins/${name}`)
  const files = ['menu.es.yaml', 'menu.en.yaml', 'reference/core.yaml', 'reference/data-types.yaml', ...references]
  const tree = new Map<string, Uint8Array | undefined>(files.map((file) => [file, readFileSync(`content/${file}`)]))
  for (const locale of ['es', 'en']) tree.set(`guides/all.${locale}.md`, page('Todo'))
  const { problems } = checkContent(tree, 'guides/all.es.md')
  expect(problems.filter(({ message }) => /unknown|without|cannot have|between brackets/.test(message.en))).toEqual([])
})
