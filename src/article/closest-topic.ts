import type { MenuSection, Topic } from '@/content/site-page'

/** A topic and the section that it stands in. */
export interface FoundTopic {
  section: string
  topic: Topic
}

/** The edit distance of two texts: how many letters must be added, left out or changed to turn one into the other. */
type Distance = (one: string, other: string) => number

/**
 * The page that somebody who mistyped an address was probably after.
 * @param path the asked path of the site
 * @param sections the menu of its language
 * @param distance loaded by the caller, with the page that needs it
 * @returns undefined when nothing is near: more letters differ than a third of the path's
 */
export function closestTopic(path: string, sections: MenuSection[], distance: Distance): FoundTopic | undefined {
  const all = sections.flatMap(({ title, topics }) => topics.map((topic) => ({ section: title, topic })))
  const rated = all.map((found) => ({ found, far: distance(path.toLowerCase(), found.topic.slug) }))
  const [nearest] = rated.sort((one, other) => one.far - other.far)
  return nearest && nearest.far <= path.length / 3 ? nearest.found : undefined
}
