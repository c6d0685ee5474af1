import { memo, useState } from 'react'

const ID = 'page'

/**
 * The body of a page: rendered once, in the build. Its HTML stands once in the document, because the inline data leaves it
 * out; on the first, hydrated page it is read back from where the server put it (architecture: lean hydration).
 * @param html absent only on that first page
 */
export const StaticHtml = memo(function StaticHtml({ html }: { html?: string }) {
  const [fromDocument] = useState(() => html ?? document.getElementById(ID)?.innerHTML ?? '')
  return <div id={ID} dangerouslySetInnerHTML={{ __html: html ?? fromDocument }} />
})
