import type { Locale } from '@/i18n/locale'
import { applyEdits, joinFixes } from '@/lib/finding'
import type { SuiteChecker, SuiteFile, WordedFinding } from './check-suite'

/** A fix may make others possible; one that undoes another would never end. */
const MOST_ROUNDS = 10

export interface FixedSuite<File extends SuiteFile> {
  files: File[]
  /** How many fixes were made in each changed file. */
  fixes: Map<string, number>
}

/** Applies the certain fixes of one check. */
function applyCertain({ text }: SuiteFile, findings: readonly WordedFinding[]): { text: string; fixes: number } {
  const { edits, fixes } = joinFixes(findings.flatMap(({ certain }) => (certain ? [certain.edits] : [])))
  return { text: applyEdits(text, edits), fixes }
}

/** Corrects what needs no decision, until a check finds nothing more of it. */
export function fixSuite<File extends SuiteFile>(files: readonly File[], check: SuiteChecker['check'], locale: Locale) {
  const fixed: FixedSuite<File> = { files: [...files], fixes: new Map() }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { findings } = check(fixed.files, locale)
    let isChanged = false
    fixed.files = fixed.files.map((file) => {
      const { text, fixes } = applyCertain(
        file,
        findings.filter((finding) => finding.file === file.path),
      )
      if (text === file.text) return file
      isChanged = true
      fixed.fixes.set(file.path, (fixed.fixes.get(file.path) ?? 0) + fixes)
      return { ...file, text }
    })
    if (!isChanged) break
  }
  return fixed
}
