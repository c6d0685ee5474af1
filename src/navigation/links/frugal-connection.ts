interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether the reader asked to save data or is on a slow line: then nothing is fetched ahead.
 * @param navigator the browser's, where the connection is known to some
 */
export function isFrugal(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}
