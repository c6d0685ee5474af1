import { fromHtml } from 'hast-util-from-html'
import { headingsOf as headingsOfTree } from '@/markdown/record-page'

const headingsOf = (html: string) => headingsOfTree(fromHtml(html, { fragment: true }))

test('headings have their depth, their text and the id of the HTML', () => {
  expect(headingsOf('<h2 id="a">A</h2><h3 id="b"><code>b</code> c </h3><h4 id="d">D</h4>')).toEqual([
    { depth: 1, value: 'A', anchor: 'a' },
    { depth: 2, value: 'b c', anchor: 'b' },
    { depth: 3, value: 'D', anchor: 'd' },
  ])
})

test('headings without an id and those of other levels are no part of the outline', () => {
  expect(headingsOf('<h1 id="a">A</h1><h2>B</h2><h3 data-copy="">a step</h3><h5 id="c">C</h5>')).toEqual([])
})

const step = (kind: string) => `<section data-step-id="x" data-kind="${kind}"></section>`
const OPTION = '<section data-option-key="x"></section>'

test('a heading counts all steps below it, including those under subheadings', () => {
  const html = `<h2 id="a">A</h2>${step('action')}<h3 id="b">B</h3>${step('action')}${step('action')}<h2 id="c">C</h2>`
  expect(headingsOf(html)).toEqual([
    { depth: 1, value: 'A', anchor: 'a', count: 3, kind: 'action' },
    { depth: 2, value: 'B', anchor: 'b', count: 2, kind: 'action' },
    { depth: 1, value: 'C', anchor: 'c' },
  ])
})

test('a heading above steps of several kinds has no kind', () => {
  const html = `<h2 id="a">A</h2><h3 id="b">B</h3>${step('action')}<h3 id="c">C</h3>${step('assertion')}`
  expect(headingsOf(html).map(({ kind }) => kind)).toEqual([undefined, 'action', 'assertion'])
})

test('options are counted and have no kind', () => {
  expect(headingsOf(`<h2 id="a">A</h2>${OPTION}${OPTION}`)).toEqual([{ depth: 1, value: 'A', anchor: 'a', count: 2 }])
})
