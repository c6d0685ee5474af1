import { useCallback, useEffect, useState } from 'react'
import { observe } from 'react-intersection-observer'
import { storeProject } from '@/editor/use-stored-state'
import type { Locale } from '@/i18n/locale'
import { PRACTICE_STRINGS } from '@/i18n/practice-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { SMALL_BUTTON } from '@/lib/button-looks'
import { readStored, writeStored } from '@/lib/storage'
import { loadFeatureService } from '../feature-checker/service/feature-service'
import { useProjectCheck } from '../feature-checker/use-project-check'
import { draftKeyOf, Exercise, type ExerciseText } from './exercise'

const STORED_AS = 'wakamiti-practice'

const NO_OWN_STEPS = { steps: [], setStepsAside: () => undefined } as const

const toIds = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null

/** How far below the view editors are made. */
const NEAR = '400px'

const exercisesOf = (): ExerciseText[] =>
  [...document.querySelectorAll<HTMLElement>('[data-exercise]')].map((place) => ({
    ...JSON.parse(place.dataset.exercise ?? ''),
    place,
  }))

/** The paths of the exercises that have come near the view. */
function useNear(exercises: readonly ExerciseText[]): string[] {
  const [near, setNear] = useState<string[]>([])
  useEffect(() => {
    const stops = exercises.map(({ place, path }) => {
      const add = (isInView: boolean) => isInView && setNear((all) => (all.includes(path) ? all : [...all, path]))
      return observe(place, add, { rootMargin: NEAR }, true)
    })
    return () => stops.forEach((stop) => void stop())
  }, [exercises])
  return near
}

/** How many exercises of the page have been solved, also on earlier visits; their editors are in the article. */
function Practice({ locale }: { locale: Locale }) {
  const words = PRACTICE_STRINGS[locale]
  const [exercises] = useState(exercisesOf)
  const near = useNear(exercises)
  const project = useProjectCheck(locale, NO_OWN_STEPS)
  const { hasFailed, retry } = project.loaded
  const [round, setRound] = useState(0)
  const [solved, setSolved] = useState(() => readStored('localStorage', STORED_AS, toIds) ?? [])
  useEffect(() => void writeStored('localStorage', STORED_AS, solved), [solved])
  const onSolved = useCallback(
    (id: string, isSolved: boolean) =>
      setSolved((before) => {
        if (before.includes(id) === isSolved) return before
        return isSolved ? [...before, id] : before.filter((other) => other !== id)
      }),
    [],
  )
  const startAll = () => {
    for (const exercise of exercises) storeProject(draftKeyOf(exercise), undefined)
    setSolved([])
    setRound(round + 1)
  }
  const count = exercises.filter(({ id }) => solved.includes(id)).length
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="m-0 font-semibold" role="status">
        {hasFailed ? words.failed : words.progress(count, exercises.length)}
      </p>
      <button type="button" className={SMALL_BUTTON} onClick={hasFailed ? retry : startAll}>
        {hasFailed ? SHELL_STRINGS[locale].tryAgain : words.startAll}
      </button>
      {exercises
        .filter(({ path }) => near.includes(path))
        .map((exercise) => (
          <Exercise key={`${exercise.id} ${round}`} {...{ exercise, locale, project, onSolved }} />
        ))}
    </div>
  )
}

/** Loads the exercises with the worker that checks them. */
export async function loadPractice(): Promise<typeof Practice> {
  await loadFeatureService()
  return Practice
}
