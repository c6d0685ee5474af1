import { act, render } from '@testing-library/react'
import { mayReload } from '@/navigation/reload-limit'
import { openSaveDialog } from '@/shell/offline/saved/save-dialog'
import { useSaveOpening } from '@/shell/offline/use-save-opening'

jest.mock('@/shell/offline/saved/save-dialog')
jest.mock('@/navigation/reload-limit')

const open = jest.mocked(openSaveDialog)

function Page() {
  useSaveOpening()
  return (
    <>
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

test('a script that an old build has lost is written to the console, and the page is loaded again within the limit', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(mayReload).mockReturnValue(false)
  open.mockRejectedValue(new Error('gone'))
  render(<Page />)
  await click('[data-save]')
  expect(log).toHaveBeenCalledWith(new Error('gone'))
  expect(mayReload).toHaveBeenCalledTimes(1)
})
