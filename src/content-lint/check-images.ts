import type { Image } from 'mdast'
import { visit } from 'unist-util-visit'
import { didYouMean } from '@/lib/nearest'
import { pageProblem } from './page-problem'
import type { PageSource } from './page-source'
import type { Problem } from './problem'
import type { PageCheck, SiteSource } from './site-source'

const IMAGE = /^\/images\/[\w./-]+\.(svg|png)$/

function imageProblems(page: PageSource, image: Image, { files }: SiteSource): Problem[] {
  const { url, alt } = image
  const problem = (message: string, advice: string) => pageProblem(page, image, message, advice)
  const problems: Problem[] = []
  if (!alt?.trim())
    problems.push(problem(`image ${url} without text alternative`, 'say between the brackets what it shows'))
  if (!IMAGE.test(url))
    problems.push(
      problem(`image ${url} is not one of the site`, 'put an svg or png into content/images and write /images/…'),
    )
  else if (!files.has(url.slice(1))) {
    const known = [...files].map((file) => `/${file}`).filter((path) => IMAGE.test(path))
    problems.push(problem(`image ${url} does not exist`, didYouMean(url, known)))
  }
  return problems
}

/** Images exist and say what they show. */
export const checkImages: PageCheck = (page, site) => {
  const problems: Problem[] = []
  visit(page.tree, 'image', (image) => void problems.push(...imageProblems(page, image, site)))
  visit(page.tree, 'imageReference', (image) => {
    problems.push(pageProblem(page, image, 'an image by reference', 'write its address in its place: ![…](/images/…)'))
  })
  return problems
}
