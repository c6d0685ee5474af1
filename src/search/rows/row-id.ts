/** The id of the list of results, for the field that it belongs to. */
export const RESULTS_ID = 'search-results'

/** The id of a row, by its number in the whole list. */
export const rowId = (at: number): string => `search-row-${at}`
