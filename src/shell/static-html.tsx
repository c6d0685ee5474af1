import { memo, useMemo } from 'react'

const ID = 'page'

/** The body of a page. In the first document `html` is absent: it is read back from the DOM if React asks; hydration does not. */
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
