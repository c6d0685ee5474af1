import { classNames } from '@/lib/class-names'

test('empty names are dropped', () => {
  expect(classNames('topic', false, null, undefined, '', 'open')).toBe('topic open')
})

test('without names there is no class', () => {
  expect(classNames(false, undefined)).toBe('')
})
