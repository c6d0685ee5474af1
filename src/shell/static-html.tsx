import { memo, useMemo } from 'react'

const ID = 'page'

/**
 * The body of a page, rendered in the build. A document contains its HTML once, because the inline data leaves it out: the first
 * page reads it back from the element that the server rendered, and only if React asks for it: to hydrate, it does not.
 * @param html absent only on that first page
 */
export const StaticHtml = memo(function StaticHtml({ html }: { html?: string }) {
  const inner = useMemo(
    () => ({
      get __html() {
        return html ?? document.getElementById(ID)?.innerHTML ?? ''
      },
    }),
    [html],
  )
  return <div id={ID} dangerouslySetInnerHTML={inner} />
})
