/** The address of the file that an error is about: the bundler names it, and so does a style sheet that is missing. */
const requestOf = (error: unknown): string | undefined => {
  const { request } = (error ?? {}) as { request?: unknown }
  return typeof request === 'string' ? request : undefined
}

/** Whether the host has a file now; the answer replaces the copy that the browser keeps. */
const isThere = (url: string): Promise<boolean> =>
  fetch(url, { cache: 'reload' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Loads scripts and styles, and those that failed once more, past the browser's copies: hosts let browsers keep a 404 for some
 * minutes, so that without this a file that is back would stay missing.
 * @param load imports them
 * @throws whatever `load` throws, when the host does not have the file that failed
 */
export async function loadFresh<T>(load: () => Promise<T>): Promise<T> {
  const asked = new Set<string>()
  for (;;) {
    try {
      return await load()
    } catch (error) {
      const url = requestOf(error)
      if (!url || asked.has(url) || !(await isThere(url))) throw error
      asked.add(url)
    }
  }
}
