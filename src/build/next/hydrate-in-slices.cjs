const { startTransition } = require('react')
const { hydrateRoot } = require('react-dom/client')

/**
 * Hydrates as a transition: React yields to the browser every few milliseconds instead of hydrating the page in one task, and a
 * click hydrates what is left at once. The App Router of Next.js does the same, the Pages Router does not.
 */
module.exports.hydrateRoot = (...parameters) => {
  let root
  startTransition(() => {
    root = hydrateRoot(...parameters)
  })
  return root
}
