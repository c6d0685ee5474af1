/** Stands in for Node's `process` in browsers, where nothing but its environment is asked for; the usual stand-in is 2 KB. */
export const env: Record<string, string | undefined> = {}
