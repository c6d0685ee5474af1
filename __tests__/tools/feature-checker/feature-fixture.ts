import { act, fireEvent, screen, within } from '@testing-library/react'
import { stepCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'

/** Two steps in the same words, of REST and of the database or of files, and the ones that the tests write. */
const USED =
  /^(rest\.define\.|rest\.execute\.(POST|PATCH|DELETE\.subject$)|rest\.assert\.|db\.action\.(clear\.table\.row|insert\.from\.data)$|io\.action\.delete$)/

const every = stepCatalogue(readReferences())

/** Few steps of the site: a page prepares all that it has, which takes seconds and is not what is tested. */
export const fewSteps = { ...every, steps: every.steps.filter(({ id }) => USED.test(id)) }

/** The pane of the findings, in either language. */
export const list = () => screen.getByRole('region', { name: /^(Hallazgos|Findings)$/ })
export const status = () => within(list()).getByRole('status')
/** The findings of the list; each has its line as `data-line`. */
export const titles = () => [...list().querySelectorAll<HTMLElement>('[data-line]')]

export const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
