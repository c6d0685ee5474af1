/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { useLoaded } from '@/lib/use-loaded'

test('the value is set once it has loaded', async () => {
  const load = jest.fn().mockResolvedValue('steps')
  const { result, rerender } = renderHook(() => useLoaded(load))
  expect(result.current).toMatchObject({ value: undefined, hasFailed: false })
  await waitFor(() => expect(result.current.value).toBe('steps'))
  rerender()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failure is reported, and a retry clears it', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementationOnce(() => {})
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('steps')
  const { result } = renderHook(() => useLoaded(load))
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  expect(reported).toHaveBeenCalledWith(new Error('offline'))
  act(() => result.current.retry())
  expect(result.current.hasFailed).toBe(false)
  await waitFor(() => expect(result.current.value).toBe('steps'))
})

test('a value that arrives after unmounting is ignored', async () => {
  let arrive = (_: string) => {}
  const load = () => new Promise<string>((resolve) => (arrive = resolve))
  const { result, unmount } = renderHook(() => useLoaded(load))
  unmount()
  await act(async () => arrive('steps'))
  expect(result.current.value).toBeUndefined()
})
