/** Caches the results of a function by key. @param limit entries to keep; a full cache is emptied */
export function memoize<K, V>(make: (key: K) => V, limit = Number.POSITIVE_INFINITY): (key: K) => V {
  const cache = new Map<K, { value: V }>()
  return (key) => {
    const known = cache.get(key)
    if (known) return known.value
    const value = make(key)
    if (cache.size >= limit) cache.clear()
    cache.set(key, { value })
    return value
  }
}

/** Caches the results of a function by object, for as long as each object is in use. */
export function memoizeFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, V>()
  return (key) => {
    const value = cache.get(key) ?? make(key)
    cache.set(key, value)
    return value
  }
}
