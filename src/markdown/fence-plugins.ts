import { fenceMeta } from './fence-meta'
import type { PageContext } from './page-context'

/**
 * The plugins whose steps a gherkin fence may use: those it names, else the one the page is about, else all.
 * @param meta what stands after the language of the fence
 */
export function fencePlugins(
  meta: string | null | undefined,
  context: Pick<PageContext, 'plugin'>,
): string[] | undefined {
  const named = fenceMeta(meta).plugins
  if (named) return named.split(',')
  return context.plugin ? [context.plugin] : undefined
}
