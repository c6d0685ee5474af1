import { withBase } from '@/site/site'

/** Only `npm run dev` has it, by Next.js: the list of its pages. */
const DEV_PAGES = withBase('/_next/static/development/_devPagesManifest.json')

const TIMEOUT_MS = 10_000

/**
 * What is at an address: the site as `npm run dev` shows it, which follows what is saved, something else, or nothing.
 * @param address without the base path of the site
 */
export async function previewAt(address: string): Promise<'dev' | 'other' | 'nothing'> {
  try {
    const response = await fetch(address + DEV_PAGES, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { pages } = (await response.json()) as { pages: string[] }
    return pages.includes('/[[...slug]]') ? 'dev' : 'other'
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    return cause?.code === 'ECONNREFUSED' ? 'nothing' : 'other'
  }
}
