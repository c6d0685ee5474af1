const { startTransition } = require('react')
const { hydrateRoot } = require('react-dom/client')

/** Hydrates in slices, as a transition: React yields to the browser every few milliseconds, and hydrates what is clicked at once. */
module.exports.hydrateRoot = (...parameters) => {
  let root
  startTransition(() => {
    root = hydrateRoot(...parameters)
  })
  return root
}
