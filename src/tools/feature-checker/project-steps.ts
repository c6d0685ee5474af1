import { useCallback, useState } from 'react'
import type { FoundFile } from '@/editor/project/read-files'
import type { OwnStep, ProjectSteps } from '@/gherkin/project/own-steps'
import { readStored, writeStored } from '@/lib/storage'
import { isOwnSource } from './file-kinds'

const STORED_AS = 'wakamiti-project-steps'

/** Characters. */
const MOST_STORED = 1_000_000

const NONE: ProjectSteps = { steps: [], files: 0 }

const isOwnStep = (value: unknown): value is OwnStep => {
  const { key, bundle, expression } = (value ?? {}) as Partial<OwnStep>
  return [key, bundle, expression?.es, expression?.en].every((text) => typeof text === 'string')
}

function toProjectSteps(value: unknown): ProjectSteps | null {
  const { steps, files } = (value ?? {}) as Partial<ProjectSteps>
  return Array.isArray(steps) && typeof files === 'number' ? { steps: steps.filter(isOwnStep), files } : null
}

/** What was read of the project whose folder was opened last. */
export const storedProjectSteps = (): ProjectSteps =>
  readStored('localStorage', STORED_AS, toProjectSteps, MOST_STORED) ?? NONE

/** The steps of the project whose folder was opened last; they are kept in the browser, as the features are. */
export function useProjectSteps(onChange: () => void) {
  const [project, setProject] = useState(storedProjectSteps)
  const change = useCallback(
    (changed: ProjectSteps) => {
      setProject(changed)
      onChange()
      writeStored('localStorage', STORED_AS, changed.steps.length > 0 ? changed : undefined)
    },
    [onChange],
  )
  /**
   * Reads the classes and bundles among some files.
   * @returns undefined when they define no steps; those of before are kept then
   */
  const read = useCallback(
    async (found: readonly FoundFile[]): Promise<ProjectSteps | undefined> => {
      const sources = found.filter(({ path }) => isOwnSource(path))
      const texts = sources.map(async ({ path, file }) => ({ path, text: await file.text() }))
      const { readOwnSteps } = await import('@/gherkin/project/own-steps')
      const read = readOwnSteps(await Promise.all(texts))
      if (read.steps.length === 0) return undefined
      change(read)
      return read
    },
    [change],
  )
  return { project, read, forget: useCallback(() => change(NONE), [change]) }
}
