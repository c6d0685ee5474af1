/**
 * Replaces the modules of Next.js that `lean-browser.cjs` lists, with the exports that browsers read of any of them. No type
 * annotations: webpack parses it as the JavaScript of the module in its place.
 */

/** Node's `process`, which the bundler inserts wherever code refers to it; the usual polyfill is 2 KB. */
export const env = {}

/** Of `next/script`, which no page of the site uses. */
export const initScriptLoader = () => {}
export const handleClientScriptLoad = () => {}

/** Of `route-announcer` and the portal around it: the shell announces pages. */
export const RouteAnnouncer = () => null
export const Portal = () => null

/** Of `next/dist/lib/constants`, where most names are for servers. */
export const NEXT_QUERY_PARAM_PREFIX = 'nxtP'
export const NEXT_INTERCEPTION_MARKER_PREFIX = 'nxtI'
export const MATCHED_PATH_HEADER = 'x-matched-path'
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'

/** Of the App Router, whose errors and hooks no page of the site uses. */
export const isNextRouterError = () => false
export const PathnameContextProviderAdapter = ({ children = null }) => children
export const adaptForAppRouterInstance = () => null
export const adaptForPathParams = () => null
export const adaptForSearchParams = () => null
export const hasDynamicFilterCandidate = () => false
export const INTERCEPTION_ROUTE_MARKERS = []
export const isInterceptionRouteAppPath = () => false
export const extractInterceptionRouteInformation = () => ({})

/** Of `next/image`, which no page of the site uses. */
export const imageConfigDefault = {}

/** The build has sorted the routes; crawlers may prefetch like browsers. */
export const getSortedRoutes = (routes = ['']) => routes
export const getSortedRouteObjects = (routes = ['']) => routes
export const isBot = () => false

/** Of `get-dynamic-param`, what the Pages Router reads to parse `[[...slug]]`. */
export const PARAMETER_PATTERN = /^([^[]*)\[((?:\[[^\]]*\])|[^\]]+)\](.*)$/
export const parseMatchedParameter = (parameter = '') => {
  const optional = parameter.startsWith('[') && parameter.endsWith(']')
  const name = optional ? parameter.slice(1, -1) : parameter
  const repeat = name.startsWith('...')
  return { key: repeat ? name.slice(3) : name, repeat, optional }
}

/** Of `tracing/tracer`, for development. */
const tracer = {}
export default tracer
