/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { mayReload } from '@/navigation/recovery'
import { TOOLS, ToolMount } from '@/shell/tool-mount'

jest.mock('@/navigation/recovery', () => ({ mayReload: jest.fn() }))
const recover = jest.mocked(mayReload)

const Tool = ({ locale }: { locale: string }) => <p>tool in {locale}</p>

const real = TOOLS['step-finder']

const show = async () => {
  const result = render(<ToolMount locale="en" />)
  await act(async () => {})
  return result
}

beforeEach(() => {
  document.body.innerHTML = '<div data-tool="step-finder"></div>'
  TOOLS['step-finder'] = async () => Tool
})

afterEach(() => {
  TOOLS['step-finder'] = real
})

const place = () => document.querySelector('[data-tool]')?.textContent

test('the tool of the page is rendered into its element, in the language of the page', async () => {
  await show()
  expect(place()).toBe('tool in en')
})

test('a page without a tool fetches none', async () => {
  document.body.innerHTML = ''
  TOOLS['step-finder'] = jest.fn(async () => Tool)
  await show()
  expect(TOOLS['step-finder']).not.toHaveBeenCalled()
})

test('an unknown tool leaves its place as it is', async () => {
  document.body.innerHTML = '<div data-tool="unknown">static</div>'
  await show()
  expect(place()).toBe('static')
})

describe('a tool that cannot be fetched', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})

  beforeEach(() => {
    log.mockClear()
    document.body.innerHTML = '<div data-tool="step-finder"><noscript><p>No tool</p></noscript></div>'
    TOOLS['step-finder'] = async () => Promise.reject(new Error('offline'))
  })

  afterAll(() => log.mockRestore())

  test('is logged, and reloads the page', async () => {
    recover.mockReturnValue(true)
    await show()
    expect(log).toHaveBeenCalledWith(new Error('offline'))
    expect(document.querySelector('[data-tool] p')).toBeNull()
  })

  test('shows the note for readers without scripts after a reload has not helped', async () => {
    recover.mockReturnValue(false)
    await show()
    expect(document.querySelector('[data-tool] p')?.textContent).toBe('No tool')
  })
})

test('a tool that fails while it is used is replaced by the note, and the page stays', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = '<div data-tool="step-finder"><noscript><p>No tool</p></noscript></div>'
  TOOLS['step-finder'] = async () => () => {
    throw new Error('a bug')
  }
  await show()
  log.mockRestore()
  expect(document.querySelector('[data-tool] p')?.textContent).toBe('No tool')
})

test('a tool that arrives after unmounting is ignored', async () => {
  const { unmount } = render(<ToolMount locale="en" />)
  unmount()
  await act(async () => {})
  expect(place()).toBe('')
})
