import { didYouMean } from '@/lib/nearest'
import { pageProblem } from '../problem'
import type { PageCheck } from './page-source'

/** An artifact of a plugin, as configurations and commands name it. */
const ARTIFACT = /\bes\.iti\.wakamiti:[\w.-]+-wakamiti-plugin\b/g

/** The plugins that a page tells readers to install are those of the references. */
export const checkArtifacts: PageCheck = (page, { references }) => {
  const known = references.plugins.map(({ artifact }) => artifact)
  return page.lines.flatMap((line, index) =>
    [...line.matchAll(ARTIFACT)].flatMap(({ 0: artifact, index: at }) => {
      const place = { line: index + 1, column: at + 1 }
      return known.includes(artifact)
        ? []
        : [pageProblem(page, place, `artifact ${artifact} is unknown`, didYouMean(artifact, known))]
    }),
  )
}
