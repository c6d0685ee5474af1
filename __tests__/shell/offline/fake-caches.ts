const ORIGIN = 'https://iti-ict.github.io'

/** The full address, as browsers store it. */
const fullUrl = (asked: string | { url: string }): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href

interface MatchOptions {
  cacheName?: string
  ignoreSearch?: boolean
}

/** Caches in memory, with the part of the interface that the site and its worker use. */
export class FakeCaches {
  private readonly stores = new Map<string, Map<string, Response>>()
  /** The number of stored files after which no space is left. */
  space = Number.POSITIVE_INFINITY

  private cacheOf(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, store)
    return {
      put: async (asked: string, response: Response) => {
        if (this.space <= 0) throw new DOMException('no space', 'QuotaExceededError')
        this.space -= 1
        store.set(fullUrl(asked), response)
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
      match: async (asked: string | { url: string }) => store.get(fullUrl(asked))?.clone(),
      delete: async (asked: { url: string }) => store.delete(fullUrl(asked)),
    }
  }

  open = async (name: string) => this.cacheOf(name)

  match = async (asked: string, { cacheName = '', ignoreSearch }: MatchOptions = {}) => {
    const url = ignoreSearch ? fullUrl(asked).replace(/\?.*/, '') : fullUrl(asked)
    return this.stores.get(cacheName)?.get(url)?.clone()
  }

  has = async (name: string) => this.stores.has(name)

  keys = async () => [...this.stores.keys()]

  delete = async (name: string) => this.stores.delete(name)

  /** The paths in a cache. */
  pathsIn = (name: string): string[] =>
    [...(this.stores.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)).sort()
}
