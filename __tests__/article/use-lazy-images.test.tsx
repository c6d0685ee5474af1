import { act, renderHook } from '@testing-library/react'
import { useLazyImages } from '@/article/use-lazy-images'
import { fakeIntersections, isObserved, observation, setInView } from '../intersection'

const lazy = (id: string) =>
  `<span class="lazy-image" data-image="loading"><img id="${id}" data-src="/wakamiti/assets/images/${id}.png"></span>`

const image = (id: string) => document.getElementById(id) as HTMLImageElement
const stateOf = (id: string) => image(id).parentElement?.dataset.image
const show = (id: string, share = 1) => act(() => setInView(image(id), share))

beforeEach(() => {
  fakeIntersections()
  document.body.innerHTML = lazy('a') + lazy('b')
})

test('images are watched from 20 px outside the viewport, until a tenth of them is inside', () => {
  renderHook(() => useLazyImages('/a/'))
  expect(observation(image('a'))).toEqual({ rootMargin: '20px', threshold: 0.1 })
})

test('an image loads when it is near the view, and no other', () => {
  renderHook(() => useLazyImages('/a/'))
  for (const share of [0, 0.09]) show('a', share)
  expect(image('a').hasAttribute('src')).toBe(false)
  show('a')
  expect(image('a').getAttribute('src')).toBe('/wakamiti/assets/images/a.png')
  expect(image('b').hasAttribute('src')).toBe(false)
})

test.each([
  ['its state changes from loading to loaded', 'load', 'loaded'],
  ['the state of one that cannot be loaded is failed', 'error', 'failed'],
])('%s', (_, event, state) => {
  renderHook(() => useLazyImages('/a/'))
  show('a')
  expect(stateOf('a')).toBe('loading')
  image('a').dispatchEvent(new Event(event))
  expect(stateOf('a')).toBe(state)
})

test('it is watched no longer once it loads', () => {
  renderHook(() => useLazyImages('/a/'))
  show('a')
  expect(isObserved(image('a'))).toBe(false)
})

test('a new page has new images', () => {
  const { rerender } = renderHook(({ slug }) => useLazyImages(slug), { initialProps: { slug: '/a/' } })
  document.body.innerHTML = lazy('c')
  rerender({ slug: '/b/' })
  show('c')
  expect(image('c').hasAttribute('src')).toBe(true)
})

test('images that are there already are left alone', () => {
  document.body.innerHTML = '<img id="d" data-src="/x.png">'
  renderHook(() => useLazyImages('/a/'))
  expect(isObserved(image('d'))).toBe(false)
})

test('it stops watching with its component', () => {
  renderHook(() => useLazyImages('/a/')).unmount()
  expect(isObserved(image('a'))).toBe(false)
})

test('a browser without IntersectionObserver loads them all at once', () => {
  const observer = globalThis.IntersectionObserver
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  renderHook(() => useLazyImages('/a/'))
  globalThis.IntersectionObserver = observer
  expect([image('a'), image('b')].map(({ src }) => src)).toEqual([
    'http://localhost/wakamiti/assets/images/a.png',
    'http://localhost/wakamiti/assets/images/b.png',
  ])
})

test('a lighter format is offered as soon as the image loads', () => {
  document.body.innerHTML =
    '<span data-image="loading"><picture><source type="image/avif" data-srcset="/d.avif"><img id="d" data-src="/d.png"></picture></span>'
  const source = document.querySelector('source')
  renderHook(() => useLazyImages('/a/'))
  expect(source?.hasAttribute('srcset')).toBe(false)
  show('d')
  expect(source?.getAttribute('srcset')).toBe('/d.avif')
})
