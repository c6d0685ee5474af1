import { toHtml } from 'hast-util-to-html'
import { codeBlock, codeTabs } from '@/markdown/code-block'
import type { Fence } from '@/markdown/fence'
import { elementsOf } from '@/markdown/nodes'
import { contextIn } from './markdown-fixture'

const es = contextIn('es')

const paneOf = (fence: Fence) => elementsOf(codeBlock(fence, es)).find(({ tagName }) => tagName === 'pre')

const PLAIN = { lang: 'text', meta: null, value: 'a' }

test('the scrolling part can be reached by keyboard, has a name, and is what gets copied', () => {
  expect(paneOf(PLAIN)?.properties).toMatchObject({
    tabIndex: 0,
    role: 'group',
    ariaLabel: 'Código',
    dataCopy: '',
    dataLang: 'text',
  })
})

test.each([
  ['title="a.txt"', 'a.txt'],
  ['tab="pom.xml"', 'pom.xml'],
  ['expect=undefined', 'Código'],
])('code with %s is named %s', (meta, name) => {
  expect(paneOf({ ...PLAIN, meta })?.properties.ariaLabel).toBe(name)
})

test('a block has a copy button, and a caption when it has a title', () => {
  expect(toHtml(codeBlock({ ...PLAIN, meta: 'title="a.txt"' }, es))).toMatch(
    /^<figure class="code"><figcaption>a.txt<\/figcaption><button type="button" class="copy" aria-label="Copiar">/,
  )
  expect(toHtml(codeBlock(PLAIN, es))).not.toContain('figcaption')
})

test('a fence without a language is plain text', () => {
  expect(toHtml(codeBlock({ value: 'a: 1' }, es))).toMatch(/>a: 1</)
})

test('gherkin is highlighted by the matcher of the site', () => {
  expect(toHtml(codeBlock({ lang: 'gherkin', value: 'Dada la URL base https://a.es' }, es))).toContain('k-definition')
})

const TABS = [
  { lang: 'yaml', meta: 'tab="wakamiti.yaml"', value: 'a: 1' },
  { lang: 'xml', meta: 'tab="pom.xml"', value: '<a/>' },
]

test('tabs and panes refer to each other, and the first one is selected', () => {
  const element = codeTabs(TABS, 'code-1', es)
  const ofRole = (role: string) =>
    elementsOf(element).flatMap(({ properties }) => (properties.role === role ? [properties] : []))
  const tabs = ofRole('tab').map((tab) => [tab.id, tab.ariaControls, tab.ariaSelected, tab.tabIndex, tab.dataTab])
  expect(tabs).toEqual([
    ['code-1-tab-0', ['code-1-pane-0'], 'true', 0, 'wakamiti.yaml'],
    ['code-1-tab-1', ['code-1-pane-1'], 'false', -1, 'pom.xml'],
  ])
  expect(ofRole('tabpanel').map(({ id, ariaLabelledBy, dataActive }) => [id, ariaLabelledBy, dataActive])).toEqual([
    ['code-1-pane-0', ['code-1-tab-0'], ''],
    ['code-1-pane-1', ['code-1-tab-1'], undefined],
  ])
})

test('the choice applies to the whole site, and panes are named for readers without JavaScript', () => {
  const element = codeTabs(TABS, 'code-1', es)
  expect(element.properties.dataTabs).toBe('')
  expect(toHtml(element).match(/<p class="pane-name">[^<]+/g)).toEqual([
    '<p class="pane-name">wakamiti.yaml',
    '<p class="pane-name">pom.xml',
  ])
})
