/** Appends a value to the list of a key. @example appendTo(new Map([['a', [1]]]), 'a', 2) // the map is then { a: [1, 2] } */
export function appendTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
