/** Caches in memory, with as much of their interface as the saved site uses. */
export class FakeCaches {
  private readonly stores = new Map<string, Map<string, Response>>()
  /** After so many stored files the browser has no space left. */
  space = Number.POSITIVE_INFINITY

  private cacheOf(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, store)
    return {
      put: async (address: string, response: Response) => {
        if (this.space <= 0) throw new DOMException('no space', 'QuotaExceededError')
        this.space -= 1
        store.set(address, response)
      },
      keys: async () => [...store.keys()].map((address) => ({ url: `https://iti-ict.github.io${address}` })),
      match: async (address: string) => store.get(address)?.clone(),
    }
  }

  open = async (name: string) => this.cacheOf(name)

  match = async (address: string, { cacheName }: { cacheName?: string } = {}) => {
    for (const [name, store] of this.stores)
      if ((!cacheName || name === cacheName) && store.has(address)) return store.get(address)?.clone()
    return undefined
  }

  has = async (name: string) => this.stores.has(name)

  keys = async () => [...this.stores.keys()]

  delete = async (name: string) => this.stores.delete(name)

  /** The addresses in a cache. */
  addressesIn = (name: string): string[] => [...(this.stores.get(name)?.keys() ?? [])].sort()
}
