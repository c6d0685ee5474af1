import { readQuery, replaceQuery, writeQuery } from '@/lib/address-query'

test('named values are read, others are ignored', () => {
  expect(readQuery('?q=a+b&x=1&plugin=', ['q', 'plugin', 'option'])).toEqual({ q: 'a b', plugin: '', option: '' })
})

test('empty values are not written', () => {
  expect(writeQuery({ q: 'é & 1', plugin: '' })).toBe('?q=%C3%A9+%26+1')
  expect(writeQuery({ q: '' })).toBe('')
})

test('the query replaces the one of the address; hash and state stay', () => {
  history.replaceState({ as: '/a/', key: 1 }, '', '/a/?old=1#here')
  const before = history.length
  replaceQuery('?q=new')
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/a/?q=new#here')
  expect(history.state).toEqual({ as: '/a/?q=new#here', key: 1 })
  expect(history.length).toBe(before)
})
