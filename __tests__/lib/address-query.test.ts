/** @jest-environment jsdom */
import { addressQuery, readQuery, replaceQuery, writeQuery } from '@/lib/address-query'

test('named values are read, others are ignored', () => {
  expect(readQuery('?q=a+b&x=1&plugin=', ['q', 'plugin', 'option'])).toEqual({ q: 'a b', plugin: '', option: '' })
})

test('empty values are not written', () => {
  expect(writeQuery({ q: 'é & 1', plugin: '' })).toBe('?q=%C3%A9+%26+1')
  expect(writeQuery({ q: '' })).toBe('')
})

const address = () => `${location.pathname}${location.search}${location.hash}`

test('the query is written to the fragment, which no request contains; the history state stays', () => {
  history.replaceState({ as: '/a/', key: 1 }, '', '/a/?q=old#here')
  const before = history.length
  replaceQuery('?q=a+b')
  expect(address()).toBe('/a/#q=a+b')
  expect(history.state).toEqual({ as: '/a/#q=a+b', key: 1 })
  expect(history.length).toBe(before)
})

test.each([
  ['/a/#q=old', '/a/'],
  ['/a/?q=old', '/a/'],
  ['/a/#step-rest.define.service', '/a/#step-rest.define.service'],
])('an empty query leaves %s at %s', (before, after) => {
  history.replaceState(null, '', before)
  replaceQuery('')
  expect(address()).toBe(after)
})

test.each([
  ['/a/#q=new', 'q=new'],
  ['/a/?q=old', '?q=old'],
  ['/a/?q=old#q=new', 'q=new'],
  ['/a/?q=old#step-rest.define.service', '?q=old'],
])('%s holds %s', (before, query) => {
  history.replaceState(null, '', before)
  expect(addressQuery()).toBe(query)
})
