import type { OwnStep, ProjectSteps } from '@/gherkin/custom-steps'
import { readStored } from '@/lib/storage'

export const STORED_AS = 'wakamiti-project-steps'
const MAX_CHARACTERS = 1_000_000

export const NO_STEPS: ProjectSteps = { steps: [], files: 0 }

const isOwnStep = (value: unknown): value is OwnStep => {
  const { key, bundle, expression } = (value ?? {}) as Partial<OwnStep>
  return [key, bundle, expression?.es, expression?.en].every((text) => typeof text === 'string')
}

function toProjectSteps(value: unknown): ProjectSteps | null {
  const { steps, files } = (value ?? {}) as Partial<ProjectSteps>
  return Array.isArray(steps) && typeof files === 'number' ? { steps: steps.filter(isOwnStep), files } : null
}

export const storedProjectSteps = () =>
  readStored('localStorage', STORED_AS, toProjectSteps, MAX_CHARACTERS) ?? NO_STEPS
