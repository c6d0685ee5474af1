/**
 * Makes something for each key once, and keeps it.
 * @example remember((tag: string) => createTypePatterns(dataTypes, tag))
 */
export function remember<K, V>(make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>()
  return (key) => {
    const value = kept.get(key) ?? make(key)
    kept.set(key, value)
    return value
  }
}
