import { keepCustomSteps, readCustomSteps } from '@/tools/feature-checker/custom/custom-storage'

beforeEach(() => localStorage.clear())

test('the steps of the reader are there again', () => {
  expect(readCustomSteps(localStorage)).toEqual([])
  keepCustomSteps(localStorage, ['a', 'b {text}'])
  expect(readCustomSteps(localStorage)).toEqual(['a', 'b {text}'])
})

test.each(['{', '5', '{"a":1}'])('steps that say %s are none', (kept) => {
  localStorage.setItem('wakamiti-custom-steps', kept)
  expect(readCustomSteps(localStorage)).toEqual([])
})

test('of steps that are no texts nothing is taken', () => {
  localStorage.setItem('wakamiti-custom-steps', '["a", 5, null]')
  expect(readCustomSteps(localStorage)).toEqual(['a'])
})
