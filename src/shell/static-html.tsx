import { memo } from 'react'

const ID = 'page'

/** The body of a page. In the first document `html` is absent: it is read back from the DOM if React asks; hydration does not. */
export const StaticHtml = memo(function StaticHtml({ html }: { html?: string }) {
  const inner = {
    get __html() {
      return html ?? document.getElementById(ID)?.innerHTML ?? ''
    },
  }
  return <div id={ID} dangerouslySetInnerHTML={inner} />
})
