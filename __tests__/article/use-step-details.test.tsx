import { renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { useStepDetails } from '@/article/use-step-details'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))

const router = createRouter()
const opened = () => [...document.querySelectorAll('details[open]')].map((details) => details.parentElement?.id)
const lead = (hash: string) => history.replaceState(null, '', hash || location.pathname)

const card = (id: string) => `<section id="${id}"><details class="more"><summary>x</summary></details></section>`

beforeEach(() => {
  lead('')
  jest.mocked(useRouter).mockReturnValue(router as never)
  document.body.innerHTML = `${card('step-rest.get')}${card('step-rest.put')}${card('option-x')}`
})

test('the step of the address is open from the beginning, the others are closed', () => {
  lead('#step-rest.get')
  renderHook(useStepDetails)
  expect(opened()).toEqual(['step-rest.get'])
})

test.each(['routeChangeComplete', 'hashChangeComplete'] as const)('a search result opens its step: %s', (event) => {
  renderHook(useStepDetails)
  expect(opened()).toEqual([])
  lead('#step-rest.put')
  router.events.emit(event, '/')
  expect(opened()).toEqual(['step-rest.put'])
})

test('a link within the page opens its step', () => {
  renderHook(useStepDetails)
  lead('#step-rest.put')
  window.dispatchEvent(new Event('hashchange'))
  expect(opened()).toEqual(['step-rest.put'])
})

test.each(['', '#option-x', '#step-none', '#%'])('the address %p opens nothing', (hash) => {
  lead(hash)
  renderHook(useStepDetails)
  expect(opened()).toEqual([])
})
