/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { mayReload } from '@/navigation/recovery'
import { openSaveDialog } from '@/shell/offline/save-dialog'
import { useSaveOpening } from '@/shell/offline/use-service-worker'

jest.mock('@/shell/offline/save-dialog')
jest.mock('@/navigation/recovery')

const open = jest.mocked(openSaveDialog)

function Page() {
  const hasFailed = useSaveOpening()
  return (
    <>
      <output>{hasFailed && 'failed'}</output>
      <button type="button" data-save="">
        <b>Read offline</b>
      </button>
      <i>other</i>
    </>
  )
}

const click = (selector: string) =>
  act(async () => {
    document.querySelector<HTMLElement>(selector)?.click()
  })

const said = () => document.querySelector('output')?.textContent

beforeEach(() => {
  open.mockReset().mockResolvedValue()
})

test('every button for it opens the dialog, whatever is in it', async () => {
  const { unmount } = render(<Page />)
  await click('i')
  expect(open).not.toHaveBeenCalled()
  await click('b')
  expect(open).toHaveBeenCalledTimes(1)
  unmount()
})

test.each([
  ['is loaded anew within the limit', true, ''],
  ['says so when it may not be loaded anew, as without a network', false, 'failed'],
])('the page of a script that is gone %s', async (_, reloads, message) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(mayReload).mockReset().mockReturnValue(reloads)
  open.mockRejectedValueOnce(new Error('gone'))
  render(<Page />)
  await click('[data-save]')
  expect(log).toHaveBeenCalledWith(new Error('gone'))
  expect(mayReload).toHaveBeenCalledTimes(1)
  expect(said()).toBe(message)
  await click('i')
  expect(said()).toBe('')
  log.mockRestore()
})
