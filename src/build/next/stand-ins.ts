/**
 * Replaces modules of Next.js, listed in `lean-browser.cjs`: the names that browsers read from any of them. Without
 * type annotations, because webpack parses it as it would have parsed the JavaScript of the module in its place.
 */

/** Node's `process`, which the bundler inserts where code reads it; the usual polyfill is 2 KB. */
export const env = {}

/** Of `next/script`, which no page of the site uses. */
export const initScriptLoader = () => {}
export const handleClientScriptLoad = () => {}

/** Of `next/dist/lib/constants`, most of which are names for servers. */
export const NEXT_QUERY_PARAM_PREFIX = 'nxtP'
export const NEXT_INTERCEPTION_MARKER_PREFIX = 'nxtI'
export const MATCHED_PATH_HEADER = 'x-matched-path'
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'
