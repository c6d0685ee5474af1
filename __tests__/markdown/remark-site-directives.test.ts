/** @jest-environment node */
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

workIn(REFERENCE_FILES)

test.each([
  [':type[duration]', '<a href="/wakamiti/reference/data-types/#type-duration"><code>duration</code></a>'],
  [':option[rest.timeout]', '<a href="/wakamiti/plugins/rest/#option-rest.timeout"><code>rest.timeout</code></a>'],
  [':option[wakamiti.id]', '<a href="/wakamiti/setup/configuration/#option-wakamiti.id"><code>wakamiti.id</code></a>'],
  [':step[rest.define.baseURL]', '<a href="/wakamiti/plugins/rest/#step-rest.define.baseURL">la URL base {url}</a>'],
  [':step[rest.assert.code]', '<a href="/wakamiti/plugins/rest/#step-rest.assert.code">el … es {integer}</a>'],
])('%s is a link', async (directive, html) => {
  expect(await render(directive)).toBe(`<p>${html}</p>`)
})

test.each(['clave:valor', 'a:constructor[x]', 'las 10:30', 'a :option[none] b', ':step[rest.placeholder]'])(
  '"%s" is none and stays as it was written',
  async (text) => {
    expect(await render(text)).toBe(`<p>${text}</p>`)
  },
)
