/** Stands in for `next/script`, which no page of the site uses: 4 KB of script less for every reader. */
export const initScriptLoader = (): void => {}

export const handleClientScriptLoad = (): void => {}

export default (): null => null
