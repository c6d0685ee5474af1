/** Camel-case boundaries (`baseURL`, `executionID`, `HTTPCode`), and signs between words. */
const BOUNDARY = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^\p{L}\p{N}]+/u

/**
 * The words of a name in code.
 * @example splitName('html-reportTitle') // => ['html', 'report', 'Title']
 */
export const splitName = (name: string): string[] => name.split(BOUNDARY).filter(Boolean)
