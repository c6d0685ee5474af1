import { directiveAnchors, headingAnchors } from './page-anchors'
import { pageProblem, placeOf } from './page-problem'
import type { PageCheck } from './site-source'

/** Ids of the frame around every article. */
const FRAME_IDS = ['main', 'content', 'article', 'page', 'sidebar', 'sidebar-toggle', 'wakamiti-logo']

/** The anchor of a heading is its own: not that of another heading, of a step or option, or of the frame of the page. */
export const checkIds: PageCheck = (page, { references }) => {
  const taken = new Map<string, string>(FRAME_IDS.map((id) => [id, 'the frame of the page']))
  for (const { id, node } of directiveAnchors(page, references)) taken.set(id, `line ${placeOf(node).line}`)
  return headingAnchors(page).flatMap(({ id, node }) => {
    const owner = taken.get(id)
    if (!owner) taken.set(id, `line ${placeOf(node).line}`)
    if (!owner || !id) return []
    const advice = 'give the heading its own words: anchors are made of them'
    return [pageProblem(page, node, `the anchor #${id} belongs to ${owner} already`, advice)]
  })
}
