/**
 * Replaces `next/router` and `next/head` in the scripts of the archive, whose links load documents: there are no events of a router.
 */

const ROUTER = {
  asPath: '',
  isReady: true,
  query: {},
  events: { on: () => {}, off: () => {} },
  replace: async () => true,
  push: async () => true,
  prefetch: async () => {},
}

export const useRouter = () => ({ ...ROUTER, asPath: `${location.pathname}${location.search}${location.hash}` })

export default function Head() {
  return null
}
