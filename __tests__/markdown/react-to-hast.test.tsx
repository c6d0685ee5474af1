import { h } from 'hastscript'
import { fillSlot, reactToHast } from '@/markdown/react-to-hast'

const Nothing = () => null

test('a component becomes the element that it renders', () => {
  expect(reactToHast(<p className="a">b</p>)).toMatchObject({
    type: 'element',
    tagName: 'p',
    properties: { className: ['a'] },
    children: [{ type: 'text', value: 'b' }],
  })
})

test('a component that renders nothing is an error', () => {
  expect(() => reactToHast(<Nothing />)).toThrow('A component in an article must render an element')
})

test('children replace the slot, however deep it is', () => {
  const card = h('section', [h('div', [h('i'), h('div', { 'data-slot': '' }), h('b')])])
  expect(fillSlot(card, [h('p'), h('em')])).toBe(true)
  expect(card).toEqual(h('section', [h('div', [h('i'), h('p'), h('em'), h('b')])]))
})

test('a slot may come first', () => {
  const card = h('section', [h('div', { 'data-slot': '' }), h('b')])
  expect(fillSlot(card, [h('p')])).toBe(true)
  expect(card).toEqual(h('section', [h('p'), h('b')]))
})

test('without a slot nothing changes', () => {
  const card = h('section', [h('p')])
  expect(fillSlot(card, [h('em')])).toBe(false)
  expect(card).toEqual(h('section', [h('p')]))
})
