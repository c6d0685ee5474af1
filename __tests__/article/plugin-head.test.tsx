/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { PluginHead } from '@/article/plugin-head'
import type { PluginStrip } from '@/content/site-pages'

const PLUGIN: PluginStrip = {
  plugin: 'rest',
  version: '2.9.4',
  steps: 71,
  options: 1,
  stepsAnchor: 'pasos',
  optionsAnchor: 'opciones',
  needs: 'Un servicio',
  artifact: 'es.iti.wakamiti:rest-wakamiti-plugin',
}

const show = (plugin: Partial<PluginStrip> = {}, locale: 'es' | 'en' = 'es') =>
  render(<PluginHead plugin={{ ...PLUGIN, ...plugin }} locale={locale} />).container

/** Terms and descriptions, as pairs. */
const facts = (container: Element) =>
  [...container.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])

test('it shows version, contents, requirements and artefact', () => {
  expect(facts(show())).toEqual([
    ['Versión', '2.9.4'],
    ['Contiene', '71 pasos, 1 opción'],
    ['Necesita', 'Un servicio'],
    ['Artefacto', 'es.iti.wakamiti:rest-wakamiti-plugin'],
  ])
})

test('the counts lead to their sections', () => {
  const hrefs = [...show().querySelectorAll('dl a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['#pasos', '#opciones'])
})

test.each([
  [{ steps: 0 }, '1 option'],
  [{ options: 0 }, '71 steps'],
])('with %j it contains "%s"', (plugin, contents) => {
  expect(facts(show(plugin, 'en'))[1]).toEqual(['Contains', contents])
})

test('a plugin without steps and options does not mention them', () => {
  expect(facts(show({ steps: 0, options: 0 })).map(([term]) => term)).toEqual(['Versión', 'Necesita', 'Artefacto'])
})

test.each([
  ['es', '¿Cuáles de mis pasos son estos?', '/wakamiti/tools/feature-checker/?plugin=rest'],
  ['en', 'Which of my steps are these?', '/wakamiti/en/tools/feature-checker/?plugin=rest'],
] as const)('in %s, «%s» leads to the feature checker', (locale, words, href) => {
  const link = show({}, locale).querySelector('a[href*="plugin="]')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([words, href])
})
