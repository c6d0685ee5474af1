/** Files that may have to be fetched again for one import: more than any has. */
const MOST_FILES = 8

/**
 * Loads scripts and styles. A file that failed is asked for past the browser's copies, and then all is loaded again: hosts let
 * browsers keep a 404 for some minutes, so that without this a file that is back would stay missing.
 * @param load imports them; its error names the file as `request`, as the bundler does
 * @throws whatever `load` throws, when the host does not have the file
 */
export const loadFresh = <T>(load: () => Promise<T>, tries = MOST_FILES): Promise<T> =>
  load().catch(async (error: { request?: unknown }) => {
    const url = error?.request
    if (typeof url !== 'string' || tries === 0) throw error
    const answer = await fetch(url, { cache: 'reload' }).catch(() => undefined)
    if (!answer?.ok) throw error
    return loadFresh(load, tries - 1)
  })
