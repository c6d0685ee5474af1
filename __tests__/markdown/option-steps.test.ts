import type { Option } from '@/config/options/option'
import { optionSteps } from '@/markdown/option-steps'
import { contextIn } from './markdown-fixture'

const option = (key: string) => ({ key }) as Option

test('the steps that set the same thing are links in the language of the page', () => {
  expect(optionSteps(option('rest.baseURL'), contextIn('en'))).toEqual([
    {
      id: 'rest.define.baseURL',
      href: '/wakamiti/en/plugins/rest/#step-rest.define.baseURL',
      text: 'the base URL {url}',
    },
  ])
})

test('an option that no step sets has none', () => {
  expect(optionSteps(option('rest.timeout'), contextIn('es'))).toEqual([])
})
