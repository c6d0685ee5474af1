/** @jest-environment node */
import { parse } from 'yaml'
import { modulesBlock } from '@/tools/feature-checker/needed-plugins'
import { catalogue } from '../../gherkin/fixture'

test('the block is YAML that loads the plugins', () => {
  const plugins = catalogue.plugins.filter(({ plugin }) => ['rest', 'database'].includes(plugin))
  expect(parse(modulesBlock(plugins))).toEqual({
    wakamiti: { launcher: { modules: plugins.map(({ artifact, version }) => `${artifact}:${version}`) } },
  })
})
