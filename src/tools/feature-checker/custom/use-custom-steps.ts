import { useCallback, useRef, useState } from 'react'
import { storageOf } from '@/editor/storage-of'
import { declaredPattern } from '@/gherkin/custom-steps'
import { keepCustomSteps, readCustomSteps } from './custom-storage'

/** The steps that a reader has declared, and the field for one more. */
export function useCustomSteps() {
  const [patterns, setPatterns] = useState(() => readCustomSteps(storageOf('localStorage')))
  const [pattern, setPattern] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const change = useCallback((changed: string[]) => {
    setPatterns(changed)
    keepCustomSteps(storageOf('localStorage'), changed)
  }, [])
  /** Proposes the expression of a sentence: the reader looks it over and adds it. */
  const declare = useCallback((sentence: string) => {
    setPattern(declaredPattern(sentence))
    field.current?.focus()
  }, [])
  return { patterns, pattern, field, setPattern, change, declare }
}
