import { memo, useState } from 'react'

const ID = 'page'

/**
 * The body of a page, rendered in the build. A document contains its HTML once, because the inline data leaves it out: the first
 * page reads it back from the element that the server rendered.
 * @param html absent only on that first page
 */
export const StaticHtml = memo(function StaticHtml({ html }: { html?: string }) {
  const [fromDocument] = useState(() => html ?? document.getElementById(ID)?.innerHTML ?? '')
  return <div id={ID} className="min-w-0 flex-1" dangerouslySetInnerHTML={{ __html: html ?? fromDocument }} />
})
