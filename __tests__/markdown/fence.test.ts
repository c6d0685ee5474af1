import { fenceMeta, fencePlugins } from '@/markdown/fence'

describe('the attributes of a fence', () => {
  test.each([
    ['tab="pom.xml" expect=undefined', { tab: 'pom.xml', expect: 'undefined' }],
    ['title="two words"', { title: 'two words' }],
    ['title=""', { title: '' }],
    ['plugins=rest,database', { plugins: 'rest,database' }],
    ['wrong=1 steps=custom', { wrong: '1', steps: 'custom' }],
    ['no pairs here', {}],
    ['', {}],
    [null, {}],
    [undefined, {}],
  ])('%j is parsed as %j', (meta, expected) => {
    expect(fenceMeta(meta)).toEqual(expected)
  })
})

describe('the plugins of a fence', () => {
  test('a fence may use the plugins that it names', () => {
    expect(fencePlugins('plugins=rest,database', 'amqp')).toEqual(['rest', 'database'])
  })

  test('a fence that names none may use the plugin of its page', () => {
    expect(fencePlugins('title="x"', 'amqp')).toEqual(['amqp'])
  })

  test('a fence of a page about no plugin may use all', () => {
    expect(fencePlugins(null, undefined)).toBeUndefined()
  })
})
