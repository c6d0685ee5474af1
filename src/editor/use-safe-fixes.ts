import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import type { Finding, Fix, TextEdit } from '@/lib/finding'
import { placedFix } from './placed-findings'
import type { OpenFile } from './project/project'
import { joinFixes } from './safe-fixes'
import type { CheckedFiles } from './use-checker'
import type { Report } from './use-reports'

/** Which files an action is about: the one in the editor, or all of them. */
export type Scope = 'file' | 'project'

interface SafeFixesOptions<Found extends Finding> {
  locale: Locale
  /** The fix of a finding, when it is certain that it is the right one. */
  certainFixOf: (finding: Found) => Fix | undefined
}

export interface SafeFixes {
  /** How many findings have a certain fix. */
  counts: Record<Scope, number>
  /** Applies them, as one step of the history of each file. */
  applyAll: (scope: Scope) => void
}

/**
 * Applies all fixes at once that need no decision.
 * @param onApply called before the texts change
 */
export function useSafeFixes<Given extends Report>(
  { editor, files, reports, placed }: CheckedFiles<Given>,
  { locale, certainFixOf }: SafeFixesOptions<Given['findings'][number]>,
  onApply: () => void,
): SafeFixes {
  const { file: shown, project } = files
  const fixesOf = (file: OpenFile): Fix[] => {
    const found = file.id === shown.id ? placed.map(({ finding }) => finding) : reports.exactReportOf(file)?.findings
    return (found ?? []).flatMap((finding) => certainFixOf(finding) ?? [])
  }
  const editsOf = (file: OpenFile, fix: Fix): TextEdit[] | undefined =>
    file.id === shown.id && editor ? placedFix(editor.view.state, fix) : fix.edits
  const fixFile = (file: OpenFile): number => {
    const { edits, fixes } = joinFixes(
      fixesOf(file).flatMap((fix) => [editsOf(file, fix)].filter((each) => each !== undefined)),
    )
    const text = edits.length > 0 ? editor?.edit(file, { changes: edits }) : undefined
    if (text === undefined || text === file.text) return 0
    files.change(file.id, text)
    return fixes
  }
  const applyAll = (scope: Scope) => {
    onApply()
    const fixed = (scope === 'file' ? [shown] : project.files).map(fixFile).filter((count) => count > 0)
    const total = fixed.reduce((sum, count) => sum + count, 0)
    files.announce(CHECKER_STRINGS[locale].applied(total, fixed.length))
  }
  const counts = project.files.map((file) => ({ id: file.id, count: fixesOf(file).length }))
  return {
    counts: {
      file: counts.find(({ id }) => id === shown.id)?.count ?? 0,
      project: counts.reduce((sum, { count }) => sum + count, 0),
    },
    applyAll,
  }
}
