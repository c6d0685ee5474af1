import {
  type ChangeDesc,
  ChangeSet,
  type EditorState,
  StateEffect,
  StateField,
  type Text,
  type Transaction,
} from '@codemirror/state'
import type { ReactNode } from 'react'
import type { Finding, FindingWords, Fix, TextEdit, TextPlace, TextRange } from '@/lib/finding'

/** What readers can do about a finding. */
export interface AdviceActions {
  onApply: (fix: Fix) => void
  /** Declares its words as a step of the reader's; undefined where that is not offered. */
  onDeclare?: () => void
}

export interface ShownFinding extends Finding, FindingWords {
  advice: (actions: AdviceActions) => ReactNode
}

/** A finding and its place in the text of the editor, which may have changed since it was checked. */
export interface PlacedFinding extends TextRange, TextPlace {
  finding: ShownFinding
  /** Unique, also among findings at the same place; the next check gives the same finding the same key. */
  key: string
}

/** The place of a range after some changes; none when they touch more than its ends. */
function movedRange(range: TextRange, changes: ChangeDesc): TextRange | undefined {
  if (changes.touchesRange(range.from + 1, range.to - 1)) return undefined
  const from = changes.mapPos(range.from, 1)
  return { from, to: Math.max(changes.mapPos(range.to, -1), from) }
}

/** The findings at their current places, without those whose words have changed. */
function placeFindings(findings: readonly ShownFinding[], changes: ChangeDesc, doc: Text): PlacedFinding[] {
  const seen = new Map<string, number>()
  return findings.flatMap((finding) => {
    const range = movedRange(finding, changes)
    if (!range) return []
    const line = doc.lineAt(range.from)
    const column = range.from - line.from + 1
    const name = `${finding.code} ${line.number}:${column}`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return [{ finding, ...range, line: line.number, column, key: before > 0 ? `${name} ${before + 1}` : name }]
  })
}

/** Whether a change replaces the whole text: the findings of the old one do not apply to the new one. */
export function isReplaced(changes: ChangeDesc): boolean {
  let isWhole = false
  changes.iterChangedRanges((from, to) => {
    if (from === 0 && to === changes.length) isWhole = true
  })
  return isWhole
}

export const setFindings = StateEffect.define<readonly ShownFinding[]>()

/** Marks the line of the finding with this key. */
export const setChosen = StateEffect.define<string | undefined>()

export interface ShownFindings {
  findings: readonly ShownFinding[]
  /** All changes since the text was checked. */
  changes: ChangeDesc
  placed: readonly PlacedFinding[]
  chosen: string | undefined
}

/** Findings move with their words; a text that was replaced has none until it is checked. */
function afterChange(shown: ShownFindings, { changes, newDoc }: Transaction): ShownFindings {
  const isOver = shown.findings.length === 0 || isReplaced(changes)
  if (isOver) return { ...shown, findings: [], changes: ChangeSet.empty(newDoc.length), placed: [] }
  const since = shown.changes.composeDesc(changes.desc)
  return { ...shown, changes: since, placed: placeFindings(shown.findings, since, newDoc) }
}

/** The findings of the editor, which move with their words while the text changes. */
export const findingsField = StateField.define<ShownFindings>({
  create: ({ doc }) => ({ findings: [], changes: ChangeSet.empty(doc.length), placed: [], chosen: undefined }),
  update(before, transaction) {
    const { newDoc } = transaction
    let shown = transaction.docChanged ? afterChange(before, transaction) : before
    for (const effect of transaction.effects) {
      if (effect.is(setChosen)) shown = { ...shown, chosen: effect.value }
      if (!effect.is(setFindings)) continue
      const changes = ChangeSet.empty(newDoc.length)
      shown = { ...shown, findings: effect.value, changes, placed: placeFindings(effect.value, changes, newDoc) }
    }
    return shown
  },
})

export const placedFindings = (state: EditorState): readonly PlacedFinding[] => state.field(findingsField).placed

/** The edits of a fix at their current places; undefined when the words that it replaces have changed. */
export function placedFix(state: EditorState, { edits }: Fix): TextEdit[] | undefined {
  const { changes } = state.field(findingsField)
  const moved = edits.flatMap((edit) => {
    const range = movedRange(edit, changes)
    return range ? [{ ...range, insert: edit.insert }] : []
  })
  if (moved.length < edits.length) return undefined
  // What is inserted at a place comes before what is replaced there.
  return moved.sort((one, other) => one.from - other.from || one.to - other.to)
}
