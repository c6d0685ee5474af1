import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FoundFile } from '@/editor/project/read-files'
import { declaredPattern } from '@/gherkin/custom-steps'
import { declaredStep, type OwnStep, type ProjectSteps, readOwnSteps } from '@/gherkin/project/own-steps'
import { readStored, writeStored } from '@/lib/storage'
import { isOwnSource } from './file-kinds'
import { NO_STEPS, STORED_AS, storedProjectSteps } from './stored-steps'

const PATTERNS_STORED_AS = 'wakamiti-custom-steps'

/** Characters. */
const MOST_STORED = 100_000

const toPatterns = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((pattern) => typeof pattern === 'string') : null

const storedPatterns = (): string[] => readStored('localStorage', PATTERNS_STORED_AS, toPatterns, MOST_STORED) ?? []

const NONE: readonly OwnStep[] = []

/** The steps of the reader: those that they have declared, and those of the project whose folder was opened last. */
export function useCustomSteps() {
  const [patterns, setPatterns] = useState(storedPatterns)
  const [project, setProject] = useState(storedProjectSteps)
  const [isSetAside, setAside] = useState(false)
  const [pattern, setPattern] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isAwaited = useRef(false)
  /** @param isStored false for those of a link, which count as long as the page is open: it stores nothing for the reader */
  const change = useCallback((changed: string[], isStored = true) => {
    setPatterns(changed)
    setAside(false)
    if (isStored) writeStored('localStorage', PATTERNS_STORED_AS, changed)
  }, [])
  const changeProject = useCallback((changed: ProjectSteps) => {
    setProject(changed)
    setAside(false)
    writeStored('localStorage', STORED_AS, changed.steps.length > 0 ? changed : undefined)
  }, [])
  /**
   * Reads the classes and bundles among some files.
   * @returns undefined when they define no steps; those of before are kept then
   */
  const readProject = async (found: readonly FoundFile[]): Promise<ProjectSteps | undefined> => {
    const sources = found.filter(({ path }) => isOwnSource(path))
    const texts = sources.map(async ({ path, file }) => ({ path, text: await file.text() }))
    const read = readOwnSteps(await Promise.all(texts))
    if (read.steps.length === 0) return undefined
    changeProject(read)
    return read
  }
  /** Puts the expression of a sentence into the field: the reader reviews it and adds it. */
  const declare = useCallback((sentence: string) => {
    setPattern(declaredPattern(sentence))
    isAwaited.current = true
  }, [])
  // The field may only just have been shown.
  useEffect(() => {
    if (!isAwaited.current || !field.current) return
    isAwaited.current = false
    field.current.focus()
  })
  const known = useMemo(() => [...project.steps, ...patterns.map(declaredStep)], [project, patterns])
  return {
    patterns,
    project,
    isSetAside,
    pattern,
    field,
    setPattern,
    change,
    declare,
    readProject,
    steps: isSetAside ? NONE : known,
    /** Checks without them until the reader changes them. */
    setStepsAside: useCallback(() => setAside(true), []),
    forget: () => changeProject(NO_STEPS),
  }
}
