import { useEffect } from 'react'
import { LAZY_IMAGE_MARGIN, LAZY_IMAGE_THRESHOLD } from '@/site/timings'

/** Loads an image; its frame changes from loading to loaded once it has arrived. */
function load(image: HTMLImageElement) {
  const frame = image.closest<HTMLElement>('[data-image]')
  image.onload = () => frame?.setAttribute('data-image', 'loaded')
  // The browser shows the alternative text in its place.
  image.onerror = () => frame?.setAttribute('data-image', 'failed')
  for (const source of image.parentElement?.querySelectorAll('source') ?? [])
    source.srcset = source.dataset.srcset ?? ''
  image.src = image.dataset.src ?? ''
}

/**
 * Loads the images of an article when they are near the view; without IntersectionObserver, all of them at once.
 * @param slug the page: a new one has new images
 */
export function useLazyImages(slug: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new images
  useEffect(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-image="loading"] img[data-src]')]
    if (!window.IntersectionObserver) return images.forEach(load)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          // Browsers also report what has just come into view.
          if (!isIntersecting || intersectionRatio < LAZY_IMAGE_THRESHOLD) continue
          observer.unobserve(target)
          load(target as HTMLImageElement)
        }
      },
      { rootMargin: LAZY_IMAGE_MARGIN, threshold: LAZY_IMAGE_THRESHOLD },
    )
    for (const image of images) observer.observe(image)
    return () => observer.disconnect()
  }, [slug])
}
