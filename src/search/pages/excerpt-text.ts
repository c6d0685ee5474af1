const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
}

/**
 * The plain text of an excerpt of Pagefind, which is text as HTML with its own marks. The heading that an excerpt begins with
 * is left out: it stands above.
 * @param excerpt as Pagefind gives it
 * @param title the heading
 * @example excerptText('Proxy. un <mark>proxy</mark> &lt;b', 'Proxy') // => 'un proxy <b'
 */
export function excerptText(excerpt: string, title: string): string {
  const text = excerpt
    .replace(/<\/?mark>/g, '')
    .replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? '')
  return text.startsWith(`${title}.`) ? text.slice(title.length + 1).trim() : text
}
