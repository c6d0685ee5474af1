import { stepCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'

/** Two steps in the same words, of REST and of the database or of files, and the ones that the tests write. */
const USED =
  /^(rest\.define\.|rest\.execute\.(POST|PATCH|DELETE\.subject$)|rest\.assert\.|db\.action\.(clear\.table\.row|insert\.from\.data)$|io\.action\.delete$)/

const every = stepCatalogue(readReferences())

/** Few steps of the site: a page prepares all that it has, which takes seconds and is not what is tested. */
export const fewSteps = { ...every, steps: every.steps.filter(({ id }) => USED.test(id)) }
