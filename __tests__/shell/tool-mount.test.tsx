import { act, render } from '@testing-library/react'
import { ToolMount } from '@/shell/tool-mount'
import { TOOLS } from '@/shell/tools'

const Tool = ({ locale }: { locale: string }) => <p>tool in {locale}</p>

const show = async () => {
  const result = render(<ToolMount locale="en" />)
  await act(async () => {})
  return result
}

beforeEach(() => {
  document.body.innerHTML = '<div data-tool="test-tool"></div>'
  TOOLS['test-tool'] = async () => Tool
})

afterEach(() => {
  delete TOOLS['test-tool']
})

const place = () => document.querySelector('[data-tool]')?.textContent

test('the tool of the page comes to life where its place is, in the language of the page', async () => {
  await show()
  expect(place()).toBe('tool in en')
})

test('a page without a tool fetches none', async () => {
  document.body.innerHTML = ''
  TOOLS['test-tool'] = jest.fn(async () => Tool)
  await show()
  expect(TOOLS['test-tool']).not.toHaveBeenCalled()
})

test('an unknown tool leaves its place as it is', async () => {
  document.body.innerHTML = '<div data-tool="unknown">static</div>'
  await show()
  expect(place()).toBe('static')
})

test('a tool that cannot be fetched is written to the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  TOOLS['test-tool'] = async () => Promise.reject(new Error('offline'))
  await show()
  expect(log).toHaveBeenCalledWith(new Error('offline'))
  log.mockRestore()
})

test('a tool that arrives after its page has gone is dropped', async () => {
  const { unmount } = render(<ToolMount locale="en" />)
  unmount()
  await act(async () => {})
  expect(place()).toBe('')
})
