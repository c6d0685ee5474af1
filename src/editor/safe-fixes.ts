import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import type { Fix, TextEdit, TextRange } from '@/lib/finding'
import { findingsOf, type Report } from './checker-state'
import type { Editor } from './code-editor'
import { placedFix } from './placed-findings'
import type { OpenFile } from './project/project'
import type { CheckerStore } from './use-stored-state'

interface JoinedFixes {
  edits: TextEdit[]
  fixes: number
}

const isInsertion = ({ from, to }: TextRange): boolean => from === to

/** Where one inserts, the other must not begin or end either: their order would matter. */
function isInTheWay(one: TextRange, other: TextRange): boolean {
  if (isInsertion(one) || isInsertion(other)) return one.from <= other.to && other.from <= one.to
  return one.from < other.to && other.from < one.to
}

const isSame = (one: TextEdit, other: TextEdit): boolean =>
  one.from === other.from && one.to === other.to && one.insert === other.insert

/**
 * Joins fixes, in their order. One that overlaps with an earlier one is left for later, when the text has been checked again;
 * an edit that two of them share is made once.
 * @param fixes the edits of each, in the same text
 * @example joinFixes([[{ from: 0, to: 1, insert: 'a' }], [{ from: 0, to: 2, insert: 'b' }]]).fixes // => 1
 */
export function joinFixes(fixes: readonly (readonly TextEdit[])[]): JoinedFixes {
  const joined: JoinedFixes = { edits: [], fixes: 0 }
  for (const edits of fixes) {
    const added = edits.filter((edit) => !joined.edits.some((known) => isSame(known, edit)))
    if (added.some((edit) => joined.edits.some((known) => isInTheWay(known, edit)))) continue
    joined.edits.push(...added)
    joined.fixes += 1
  }
  return { ...joined, edits: joined.edits.sort((one, other) => one.from - other.from) }
}

/** Which files an action is about: the one in the editor, or all of them. */
export type Scope = 'file' | 'project'

export interface SafeFixOptions<Given extends Report> {
  locale: Locale
  /** The fix of a finding, when it is certain that it is the right one. */
  certainFixOf: (finding: Given['findings'][number]) => Fix | undefined
}

/**
 * The fixes that need no decision: how many there are, and applying all of them at once.
 * @param onApply called before the texts change
 */
export function safeFixes<Given extends Report>(
  { state, dispatch }: CheckerStore<Given>,
  editor: Editor | undefined,
  { locale, certainFixOf }: SafeFixOptions<Given>,
  onApply: () => void,
) {
  const { files, chosen } = state.project
  const fixesOf = (file: OpenFile): Fix[] => findingsOf(state, file).flatMap((finding) => certainFixOf(finding) ?? [])
  const editsOf = (file: OpenFile, fix: Fix): TextEdit[] | undefined =>
    file.id === chosen && editor ? placedFix(editor.view.state, fix) : fix.edits
  const fixFile = (file: OpenFile): number => {
    const possible = fixesOf(file).map((fix) => editsOf(file, fix))
    const { edits, fixes } = joinFixes(possible.filter((each) => each !== undefined))
    const text = edits.length > 0 ? editor?.edit(file, { changes: edits }) : undefined
    if (text === undefined || text === file.text) return 0
    dispatch({ type: 'edit', id: file.id, text, isReplaced: false })
    return fixes
  }
  const filesOf = (scope: Scope) => files.filter(({ id }) => scope === 'project' || id === chosen)
  const countOf = (scope: Scope) => filesOf(scope).reduce((sum, file) => sum + fixesOf(file).length, 0)
  const applyAll = (scope: Scope) => {
    onApply()
    const fixed = filesOf(scope)
      .map(fixFile)
      .filter((count) => count > 0)
    const total = fixed.reduce((sum, count) => sum + count, 0)
    dispatch({ type: 'tell', messages: { notice: CHECKER_STRINGS[locale].applied(total, fixed.length) } })
  }
  return { counts: { file: countOf('file'), project: countOf('project') }, applyAll }
}
