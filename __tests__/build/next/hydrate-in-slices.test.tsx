/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import type { hydrateRoot } from 'react-dom/client'

const slices = require('@/build/next/hydrate-in-slices.cjs') as { hydrateRoot: typeof hydrateRoot }

const Page = () => <button type="button">REST</button>

test('the page is hydrated as usual', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<button type="button">REST</button>'
  const button = container.firstElementChild
  const errors: unknown[] = []
  const root = await act(async () =>
    slices.hydrateRoot(container, <Page />, { onRecoverableError: (e) => errors.push(e) }),
  )
  expect(container.firstElementChild).toBe(button)
  expect(errors).toEqual([])
  await act(async () => root.unmount())
  expect(container.innerHTML).toBe('')
})
