import { useCallback, useState } from 'react'
import type { FoundFile } from '@/editor/project/read-files'
import type { ProjectSteps } from '@/gherkin/project/own-steps'
import { writeStored } from '@/lib/storage'
import { isOwnSource } from './file-kinds'
import { NO_STEPS, STORED_AS, storedProjectSteps } from './stored-steps'

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
  return { project, read, forget: useCallback(() => change(NO_STEPS), [change]) }
}
