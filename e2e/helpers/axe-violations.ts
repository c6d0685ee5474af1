import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const axeSource = readFileSync(require.resolve('axe-core'), 'utf8')

/**
 * What axe finds wrong on the page as it stands.
 * @param page the page
 * @param within a selector; the whole page when left out
 */
export async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(selector)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, within)
}
