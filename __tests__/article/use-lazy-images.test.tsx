import { act, renderHook } from '@testing-library/react'
import {
  intersectionMockInstance,
  mockIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils'
import { useLazyImages } from '@/article/use-lazy-images'

const lazy = (id: string) =>
  `<span class="lazy-image" data-image="loading"><img id="${id}" data-src="/wakamiti/assets/images/${id}.png"></span>`

const image = (id: string) => document.getElementById(id) as HTMLImageElement
const stateOf = (id: string) => image(id).parentElement?.dataset.image
const show = (id: string, isNear = true) => act(() => mockIsIntersecting(image(id), isNear))

beforeAll(() => setupIntersectionMocking(jest.fn))

beforeEach(() => {
  document.body.innerHTML = lazy('a') + lazy('b')
})

test('images are watched from 20 px outside the viewport, until a tenth of them is inside', () => {
  renderHook(() => useLazyImages('/a/'))
  const { rootMargin, thresholds } = intersectionMockInstance(image('a'))
  expect([rootMargin, thresholds]).toEqual(['20px', [0.1]])
})

test('an image loads when it is near the view, and no other', () => {
  renderHook(() => useLazyImages('/a/'))
  show('a', false)
  expect(image('a').hasAttribute('src')).toBe(false)
  show('a')
  expect(image('a').getAttribute('src')).toBe('/wakamiti/assets/images/a.png')
  expect(image('b').hasAttribute('src')).toBe(false)
})

test('its state changes from loading to loaded', () => {
  renderHook(() => useLazyImages('/a/'))
  show('a')
  expect(stateOf('a')).toBe('loading')
  image('a').dispatchEvent(new Event('load'))
  expect(stateOf('a')).toBe('loaded')
})

test('the state of one that cannot be loaded is failed', () => {
  renderHook(() => useLazyImages('/a/'))
  show('a')
  image('a').dispatchEvent(new Event('error'))
  expect(stateOf('a')).toBe('failed')
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
  expect(() => show('d')).toThrow('IntersectionObserver')
})

test('it stops watching with its component', () => {
  renderHook(() => useLazyImages('/a/')).unmount()
  expect(() => show('a')).toThrow('IntersectionObserver')
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
