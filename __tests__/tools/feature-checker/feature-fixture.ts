import { act, fireEvent, screen, within } from '@testing-library/react'
import { stepCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'

/** The steps that the tests write, including two of different plugins with the same words. */
const USED =
  /^(rest\.define\.|rest\.execute\.(POST|PATCH|DELETE\.subject$)|rest\.assert\.|db\.action\.(clear\.table\.row|insert\.from\.data)$|io\.action\.delete$)/

const every = stepCatalogue(readReferences())

/** A few steps of the site: preparing all of them takes seconds. */
export const fewSteps = { ...every, steps: every.steps.filter(({ id }) => USED.test(id)) }

export const list = () => screen.getByRole('region', { name: /^(Hallazgos|Findings)$/ })
export const status = () => within(list()).getByRole('status')
export const titles = () => [...list().querySelectorAll<HTMLElement>('[data-line]')]

export const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
