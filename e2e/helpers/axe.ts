import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'

const SOURCE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and what the makers of axe call best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a theme may spoil. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Everything that axe finds on a page as it is now.
 * @param part `within`: a part of the page; `rules`: only these
 * @returns one line a finding: the rule, what it wants, and where
 */
export async function violations(page: Page, part: { within?: string; rules?: string[] } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const { violations: found } = await page.evaluate(
    ({ within, runOnly }) =>
      (window as unknown as { axe: typeof axe }).axe.run(within ?? document, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
      }),
    { within: part.within, runOnly: part.rules ?? TAGS },
  )
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
}
