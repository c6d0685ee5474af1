import { type NextRouter, useRouter } from 'next/router'
import { useEffect } from 'react'
import type { SitePage } from '@/content/site-page'
import { pagePath } from '../internal-link'
import { mayReload } from '../reload-limit'
import { leave } from '../use-link-navigation'

/** The router takes an address that differs in its hash only for a place in the page: the hash goes first and comes back last. */
async function openPage(router: NextRouter): Promise<void> {
  const { asPath } = router
  const [path = '', hash] = asPath.split('#')
  if (hash) await router.replace(path)
  await router.replace(path)
  if (hash) await router.replace(asPath)
}

/**
 * Shows the page of the address where the document was made for another one. Without a network, the worker answers with such a
 * document, emptied, when it has kept a page as data only, so that every page is fetched once: the router opens the page in it.
 * A step through the history may also have changed the address before the scripts were there: the document is loaded anew.
 */
export function useDisplacedPage({ slug, template }: Pick<SitePage, 'slug' | 'template'>): void {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: at load only
  useEffect(() => {
    if ('shell' in document.documentElement.dataset) openPage(router).catch((error: unknown) => console.error(error))
    else if (template !== 'not-found' && pagePath(location) !== slug && mayReload()) leave(() => location.reload())
  }, [])
}
