import { pluginSummaries } from '@/content/plugin-summary'
import type { PluginReference } from '@/content/reference'
import { REPORT_REFERENCE, REST_REFERENCE } from '../reference-fixture'

const plugin = (name: string, category: string, steps: object[] = []) =>
  ({ ...REPORT_REFERENCE, plugin: name, category, steps }) as unknown as PluginReference

const REST = REST_REFERENCE as unknown as PluginReference

test('a summary counts options and the steps of each kind, placeholders left out', () => {
  expect(pluginSummaries([REST], 'en', [])).toEqual([
    {
      plugin: 'rest',
      name: 'REST',
      category: 'steps',
      summary: 'Calls and answers',
      version: '2.9.4',
      options: 2,
      kinds: { definition: 1, action: 1, assertion: 1 },
    },
  ])
})

test('steps are before reports, reports before integrations', () => {
  const plugins = [plugin('a', 'integrations'), plugin('b', 'reports'), plugin('c', 'steps')]
  expect(pluginSummaries(plugins, 'es', []).map(({ plugin: name }) => name)).toEqual(['c', 'b', 'a'])
})

test('inside a category the order is that of the menu, and plugins without an entry are last', () => {
  const plugins = ['a', 'b', 'c'].map((name) => plugin(name, 'steps'))
  expect(pluginSummaries(plugins, 'es', ['c', 'b']).map(({ plugin: name }) => name)).toEqual(['c', 'b', 'a'])
})

test('the references stay in their order', () => {
  const plugins = [plugin('a', 'reports'), plugin('b', 'steps')]
  pluginSummaries(plugins, 'es', [])
  expect(plugins.map(({ plugin: name }) => name)).toEqual(['a', 'b'])
})
