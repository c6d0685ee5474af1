import { fencePlugins } from '@/markdown/fence-plugins'

test('a fence may use the plugins that it names', () => {
  expect(fencePlugins('plugins=rest,database', { plugin: 'amqp' })).toEqual(['rest', 'database'])
})

test('a fence that names none may use the plugin of its page', () => {
  expect(fencePlugins('title="x"', { plugin: 'amqp' })).toEqual(['amqp'])
})

test('a fence of a page about no plugin may use all', () => {
  expect(fencePlugins(null, {})).toBeUndefined()
})
