const loading = new Map<string, Promise<unknown>>()

/**
 * Fetches JSON of the site once; a failure is forgotten, so that the next call tries again.
 * @param url an address of the site
 * @throws when the answer is not there or is not JSON
 */
export function loadJson<T>(url: string): Promise<T> {
  const known = loading.get(url)
  if (known) return known as Promise<T>
  const answer = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`Failed to fetch ${url}`)
    return response.json() as Promise<T>
  })
  loading.set(url, answer)
  answer.catch(() => loading.delete(url))
  return answer
}
