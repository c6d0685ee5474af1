/* Replaces `next/router` and `next/head` in the scripts of the archive, whose links load documents: a router would have no events. */

const ROUTER = { events: { on: () => {}, off: () => {} } }

export const useRouter = () => ROUTER

export default function Head() {
  return null
}
