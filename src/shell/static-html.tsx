import { memo, useMemo } from 'react'

const ID = 'page'

/** The body of a page. The document's own is read back from the DOM, if React asks; hydration does not. @param html absent only then */
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
