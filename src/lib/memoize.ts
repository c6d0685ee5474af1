/**
 * Caches what a function returns for each key.
 * @param most entries that are kept; with more, it begins anew
 * @example memoize((tag: string) => createTypePatterns(dataTypes, tag))
 */
export function memoize<K, V>(make: (key: K) => V, most = Number.POSITIVE_INFINITY): (key: K) => V {
  const cache = new Map<K, { value: V }>()
  return (key) => {
    const known = cache.get(key)
    if (known) return known.value
    const value = make(key)
    if (cache.size >= most) cache.clear()
    cache.set(key, { value })
    return value
  }
}

/**
 * Caches what a function makes of an object, as long as the object is in use.
 * @example memoizeFor((options: readonly CatalogueOption[]) => keyedOptions(options))
 */
export function memoizeFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, V>()
  return (key) => {
    const value = cache.get(key) ?? make(key)
    cache.set(key, value)
    return value
  }
}
