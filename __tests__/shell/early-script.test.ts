/** @jest-environment jsdom */
import { WRAPPED } from '@/article/code-blocks'
import { writeStored } from '@/lib/storage'
import { SIDEBAR_KEY } from '@/navigation/use-sidebar'
import { EARLY_SCRIPT } from '@/shell/early-script'

/** The classes of the document after the early script has run. */
function classesAfter(): string {
  document.documentElement.className = ''
  new Function(EARLY_SCRIPT)()
  return document.documentElement.className
}

beforeEach(() => sessionStorage.clear())
afterEach(() => void window.dispatchEvent(new Event('DOMContentLoaded')))

test.each([
  ['nothing was chosen', undefined, 'js'],
  ['the reader has opened the menu', 'open', 'js'],
  ['the reader has closed it', 'closed', 'js sidebar-closed'],
])('before the first paint, when %s, the document has its classes', (_, choice, classes) => {
  writeStored('sessionStorage', SIDEBAR_KEY, choice)
  expect(classesAfter()).toBe(classes)
})

test('before the first paint, the lines of code are wrapped for a reader who has chosen so', () => {
  writeStored('localStorage', WRAPPED, true)
  expect(classesAfter()).toBe(`js ${WRAPPED}`)
  localStorage.clear()
})

test('where storage is blocked, the rest runs', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('denied')
  })
  expect(classesAfter()).toBe('js')
  jest.restoreAllMocks()
})

test.each(['la tabla', 'a#b & $1 %'])('%s, typed into a field without a name, goes along in the fragment', (text) => {
  document.body.innerHTML = '<form action="/tools/"><input data-fragment="q"></form>'
  const [form] = document.forms
  const field = document.querySelector('input')
  new Function(EARLY_SCRIPT)()
  for (const value of ['before', text]) {
    if (field) field.value = value
    form?.dispatchEvent(new Event('submit', { bubbles: true }))
  }
  const { pathname, search, hash } = new URL(form?.action ?? '')
  expect([pathname, search, new URLSearchParams(hash.slice(1)).get('q')]).toEqual(['/tools/', '', text])
})

test('before the first paint, the step that the address leads to is open', async () => {
  location.hash = '#step-a.b'
  new Function(EARLY_SCRIPT)()
  document.body.innerHTML = '<div id="step-a.b"><details class="more"></details></div><details class="more"></details>'
  await Promise.resolve()
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false])
})
