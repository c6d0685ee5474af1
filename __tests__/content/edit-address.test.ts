import { editBase, editBaseIn } from '@/content/content-source'
import { SITE } from '@/site/site'
import { workIn, writeFiles } from '../work-in'

const folder = workIn({})

beforeEach(() => {
  for (const name of ['CONTENT_REPOSITORY', 'SITE_REPOSITORY']) delete process.env[name]
})

test.each([
  ['https://github.com/o/docs', 'content/', 'https://github.com/o/docs/edit/main/content/'],
  ['https://github.com/o/docs.git/', '', 'https://github.com/o/docs/edit/main/'],
  ['https://token@github.com/o/docs.git', '', 'https://github.com/o/docs/edit/main/'],
  ['https://gitlab.example.org/group/sub/docs.git', '', 'https://gitlab.example.org/group/sub/docs/-/edit/main/'],
  ['https://codeberg.org/o/docs', 'content/', 'https://codeberg.org/o/docs/_edit/main/content/'],
])('the files of %s are edited on the web', (repository, where, address) => {
  expect(editBaseIn(repository, 'main', where)).toBe(address)
})

test.each([
  'git@github.com:o/docs.git',
  '/srv/docs.git',
  '../docs',
  'file:///srv/docs.git',
  'https://example.org/docs.git',
  'http://github.com/o/docs',
])('there is no known way to edit the files of %s', (repository) => {
  expect(editBaseIn(repository, 'main', '')).toBeUndefined()
})

test("without settings, pages are edited in the site's own repository", () => {
  expect(editBase()).toBe(`${SITE.source}/edit/main/content/`)
})

test('the content of the site itself is edited in its own repository', () => {
  process.env.SITE_REPOSITORY = 'https://github.com/o/site'
  expect(editBase()).toBe('https://github.com/o/site/edit/main/content/')
})

test('fetched content is edited where it came from', () => {
  process.env.SITE_REPOSITORY = 'https://github.com/o/site'
  process.env.CONTENT_REPOSITORY = 'https://github.com/o/docs'
  expect(editBase()).toBeUndefined()
  writeFiles(folder, {
    '.content/menu.es.yaml': '',
    '.content-clone/.git/fetched.json': { commit: 'c', branch: 'next', folder: '' },
  })
  expect(editBase()).toBe('https://github.com/o/docs/edit/next/')
})
