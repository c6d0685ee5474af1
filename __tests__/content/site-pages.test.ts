import { type Page, pageAt } from '@/content/documents'
import { allSlugs, docFrame, docPage, plainPage } from '@/content/site-pages'
import { DOCUMENT_FILES, STEPS_HTML } from '../document-fixture'
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'

workIn({
  ...DOCUMENT_FILES,
  ...REFERENCE_FILES,
  '.generated/updates.json': { 'plugins/rest.es.md': '2026-11-20' },
})

beforeEach(() => {
  for (const name of ['CONTENT_REPOSITORY', 'SITE_REPOSITORY']) delete process.env[name]
})

const at = (slug: string) => pageAt(slug) as Page

test('the breadcrumbs of a page include its section', () => {
  expect(docFrame(at('/introduction/getting-started/')).crumbs).toEqual([
    { title: 'Documentación', slug: '/' },
    { title: 'Introducción' },
    { title: 'Primeros pasos' },
  ])
})

test('the breadcrumbs of a plugin include the plugins index', () => {
  expect(docFrame(at('/en/plugins/rest/')).crumbs).toEqual([
    { title: 'Documentation', slug: '/en/' },
    { title: 'Plugins', slug: '/en/plugins/' },
    { title: 'REST' },
  ])
})

test('a page outside of the menu is below the home page and has no neighbours', () => {
  const page = { ...at('/plugins/'), slug: '/tools/x/', title: 'X' }
  const frame = docFrame(page)
  expect(frame.crumbs).toEqual([{ title: 'Documentación', slug: '/' }, { title: 'X' }])
  expect([frame.previous, frame.next]).toEqual([undefined, undefined])
})

test('neighbours follow the order of the menu, across its sections', () => {
  const { previous, next } = docFrame(at('/plugins/'))
  expect(previous).toEqual({ title: 'Primeros pasos', slug: '/introduction/getting-started/' })
  expect(next).toEqual({ title: 'REST', slug: '/plugins/rest/' })
})

test('a frame has its layout and the day of its last change', () => {
  expect(docFrame(at('/plugins/rest/'))).toMatchObject({ engine: expect.any(String), updated: '2026-11-20' })
  expect(docFrame(at('/plugins/'))).toMatchObject({ layout: 'wide', updated: undefined, plugin: undefined })
})

test('the strip of a plugin has counts and links to the documented entries', () => {
  expect(docFrame(at('/plugins/rest/'), STEPS_HTML).plugin).toEqual({
    plugin: 'rest',
    version: '2.9.4',
    steps: 3,
    options: 2,
    stepsAnchor: 'pasos',
    optionsAnchor: 'opciones',
    needs: 'Un servicio',
    artifact: 'es.iti.wakamiti:rest-wakamiti-plugin',
  })
})

test('a page without steps has no anchor for them', () => {
  expect(docFrame(at('/en/plugins/rest/')).plugin).toMatchObject({ stepsAnchor: undefined, needs: 'A service' })
})

test('a page has its headings and the anchors of its translation', () => {
  const headings = (...anchors: string[]) => anchors.map((anchor) => ({ depth: 1, value: anchor, anchor }))
  const page = docPage(at('/introduction/getting-started/'), headings('crea', 'ejecuta', 'detalle'), {
    en: headings('create', 'run', 'detail'),
  })
  expect(page).toMatchObject({
    template: 'doc',
    slug: '/introduction/getting-started/',
    locale: 'es',
    title: 'Primeros pasos',
    translations: { en: ['create', 'run', 'detail'] },
  })
  expect(page.headings).toHaveLength(3)
})

test('a page contains no article and no frame', () => {
  expect(Object.keys(docPage(at('/plugins/rest/'), [])).sort()).toEqual(
    ['description', 'headings', 'locale', 'slug', 'template', 'title', 'translations'].sort(),
  )
})

test('the home page has the tagline as its title', () => {
  expect(plainPage('home', 'en')).toMatchObject({
    template: 'home',
    slug: '/en/',
    title: 'BDD testing for humans',
  })
})

test('the not-found page has its title', () => {
  expect(plainPage('not-found', 'es')).toMatchObject({
    template: 'not-found',
    slug: '/404/',
    title: 'Esta página no existe',
  })
})

test('the site has the home and not-found pages of both languages and every document', () => {
  expect(allSlugs()).toEqual([
    '/',
    '/en/',
    '/404/',
    '/en/404/',
    '/en/introduction/getting-started/',
    '/en/plugins/',
    '/en/plugins/rest/',
    '/introduction/getting-started/',
    '/plugins/',
    '/plugins/rest/',
  ])
})
