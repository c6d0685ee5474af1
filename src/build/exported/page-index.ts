import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../run-tool'
import { PUBLISHED } from './publish'

/** Where Pagefind puts its index, inside the export. */
export const PAGE_INDEX = 'pagefind'

/** Pagefind's own user interfaces and its highlighter: the site has its own dialog. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\.|^wasm\.unknown\./

/**
 * Parts of a page that are not its text: the frame around it, controls, and what the index of steps and options answers
 * better. What is written about a step or an option on its own page stays, and so do commands and messages; other code only
 * repeats the words of the options.
 */
const LEFT_OUT = [
  '.breadcrumbs, .plugin-head, .plugin-check, .plugin-name small, .plugin-counts, .page-foot, .neighbours',
  '.gutter, .copy, .pane-name, .plugin-filter, [role=tablist], summary, svg, noscript',
  '.expression, .twin, .arguments, .step-foot, .option-head, .option-list, .same',
  '[data-lang=gherkin], [data-lang=yaml], [data-lang=xml], [data-lang=java], [data-lang=json]',
  '[data-lang=sql], [data-lang=groovy], [data-lang=csv]',
].join(', ')

/**
 * Makes the full-text index of the pages of an export, one a language by `<html lang>`.
 * @param folder the export; only pages with `data-pagefind-body` are read
 * @throws {StepFailed} when Pagefind fails
 */
export function indexPages(folder: string): void {
  const index = join(folder, PAGE_INDEX)
  // `npm run dev` leaves a copy in public/, which Next.js exports.
  rmSync(index, { recursive: true, force: true })
  runTool('pagefind', ['--site', folder, '--exclude-selectors', LEFT_OUT, '--silent'])
  for (const file of readdirSync(index).filter((name) => UNUSED.test(name))) rmSync(join(index, file))
}

/**
 * Gives the development server the full-text index of the last build: pages that are being written are not indexed.
 * @param published the last build
 * @param folder what the development server serves
 * @returns a message for the writer
 */
export function copyPageIndex(published = PUBLISHED, folder = 'public'): string {
  const [index, copy] = [join(published, PAGE_INDEX), join(folder, PAGE_INDEX)]
  rmSync(copy, { recursive: true, force: true })
  if (!existsSync(index)) return 'Search: no index of the pages yet, only their titles  (npm run build makes it)'
  cpSync(index, copy, { recursive: true })
  return 'Search: the text of the pages is that of the last build'
}
