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
