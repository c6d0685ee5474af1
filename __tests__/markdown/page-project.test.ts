import { archiveOf, projectFiles, projectOf, projectParts } from '@/markdown/fence'
import { parseMarkdown } from '@/markdown/nodes'

const PAGE = `
\`\`\`yaml title="wakamiti.yaml"
wakamiti: {}
\`\`\`

\`\`\`shell tab="Docker"
docker compose run wakamiti
\`\`\`

\`\`\`shell tab="Command line"
wakamiti
\`\`\`

\`\`\`text
Test Plan PASSED
\`\`\`

\`\`\`gherkin title="features/a.feature"
Feature: old
\`\`\`

\`\`\`gherkin
Then the response HTTP code is 404
\`\`\`

\`\`\`gherkin title="features/a.feature"
Feature: new
\`\`\`

\`\`\`json title="Answer"
{}
\`\`\`

\`\`\`shell
docker compose down
\`\`\`
`

const parts = projectParts(parseMarkdown(PAGE))

test('files, commands, output and changes are read in order, without those for Docker', () => {
  expect(parts.map(({ kind, text }) => `${kind} ${text.trim()}`)).toEqual([
    'file wakamiti: {}',
    'command wakamiti',
    'output Test Plan PASSED',
    'file Feature: old',
    'change Then the response HTTP code is 404',
    'file Feature: new',
  ])
})

test('each part has the line of its fence', () => {
  expect(parts.map(({ line }) => line)).toEqual([2, 10, 14, 18, 22, 26])
})

test('the finished project has the last text of each file', () => {
  expect([...projectFiles(parts)]).toEqual([
    ['wakamiti.yaml', 'wakamiti: {}\n'],
    ['features/a.feature', 'Feature: new\n'],
  ])
})

test.each(['../outside.txt', '/etc/passwd', 'a/../b.txt', 'Answer', 'a//b.txt', `${'word'.repeat(20)}!`])(
  '%s is the path of no file',
  (title) => {
    expect(projectParts(parseMarkdown(`\`\`\`json title="${title}"\n{}\n\`\`\``))).toEqual([])
  },
)

test('an archive is named after its page and language', () => {
  expect(archiveOf({ path: 'introduction/getting-started', locale: 'es' })).toBe(
    '/assets/examples/getting-started.es.zip',
  )
})

test.each([
  ['links to its archive', '[All of it](/assets/examples/tutorial.en.zip)', 6],
  ['links to the one of another page', '[All of it](/assets/examples/other.en.zip)', 0],
])('a page that %s (%s) has %i parts', (_, link, count) => {
  const text = `${link}\n${PAGE}`
  expect(projectOf({ path: 'guides/tutorial', locale: 'en', text, tree: parseMarkdown(text) })).toHaveLength(count)
})
