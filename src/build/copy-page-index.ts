import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_INDEX } from './index-pages'
import { PUBLISHED } from './publish'

/**
 * Gives the development server the full-text index of the last build: pages in work have none of their own.
 * @param published the last build
 * @param folder what the development server serves
 * @returns what to tell the writer
 */
export function copyPageIndex(published = PUBLISHED, folder = 'public'): string {
  const [index, copy] = [join(published, PAGE_INDEX), join(folder, PAGE_INDEX)]
  rmSync(copy, { recursive: true, force: true })
  if (!existsSync(index)) return 'Search: no index of the pages yet, only their titles  (npm run build makes it)'
  cpSync(index, copy, { recursive: true })
  return 'Search: the text of the pages is that of the last build'
}
