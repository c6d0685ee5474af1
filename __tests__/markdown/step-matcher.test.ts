import { stepMatcher } from '@/markdown/step-matcher'
import { REFERENCES } from './markdown-fixture'

test('it finds the steps of the references, placeholders left out', () => {
  const match = stepMatcher(REFERENCES)
  expect(match('the base URL https://a.es', 'en').map(({ step }) => step.id)).toEqual(['rest.define.baseURL'])
  expect(match('rest.placeholder', 'en')).toEqual([])
})

test('it is made once for the same references', () => {
  expect(stepMatcher(REFERENCES)).toBe(stepMatcher(REFERENCES))
})

test('other references have a matcher of their own', () => {
  const before = stepMatcher(REFERENCES)
  expect(stepMatcher({ ...REFERENCES, plugins: [] })).not.toBe(before)
})
