import { useEffect } from 'react'
import { observe } from 'react-intersection-observer'
import { LAZY_IMAGE_MARGIN, LAZY_IMAGE_THRESHOLD } from '@/site/timings'

/** Gives an image its address; its frame turns from loading to loaded when it is there (spec section 4). */
function load(image: HTMLImageElement) {
  const frame = image.closest<HTMLElement>('[data-image]')
  image.onload = () => frame?.setAttribute('data-image', 'loaded')
  // The browser shows the alternative text in its place.
  image.onerror = () => frame?.setAttribute('data-image', 'failed')
  image.src = image.dataset.src ?? ''
}

/**
 * Loads the images of an article when they come near.
 * @param slug the page: a new one has new images
 */
export function useLazyImages(slug: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new images
  useEffect(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-image="loading"] img[data-src]')]
    if (!window.IntersectionObserver) {
      // Nothing tells what is near: all of them are loaded at once.
      images.forEach(load)
      return
    }
    const stops = images.map((image) => {
      const stop = observe(
        image,
        (isNear) => {
          if (!isNear) return
          stop()
          load(image)
        },
        { rootMargin: LAZY_IMAGE_MARGIN, threshold: LAZY_IMAGE_THRESHOLD },
      )
      return stop
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [slug])
}
