/**
 * Caches what a function returns for each key.
 * @example remember((tag: string) => createTypePatterns(dataTypes, tag))
 */
export function remember<K, V>(make: (key: K) => V): (key: K) => V {
  const cache = new Map<K, V>()
  return (key) => {
    const value = cache.get(key) ?? make(key)
    cache.set(key, value)
    return value
  }
}

/**
 * Caches what a function makes of an object, as long as the object is in use.
 * @example rememberFor((options: readonly CatalogueOption[]) => keyedOptions(options))
 */
export function rememberFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, V>()
  return (key) => {
    const value = cache.get(key) ?? make(key)
    cache.set(key, value)
    return value
  }
}
