import {
  type ChangeDesc,
  ChangeSet,
  type EditorState,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state'
import type { Finding, Fix, TextEdit } from '@/lib/finding'
import { isReplaced, type PlacedFinding, placeFindings, placeFix } from './placed-findings'

/** Shows the findings of the text as it is. */
export const setFindings = StateEffect.define<readonly Finding[]>()

/** Marks the line of a finding, named by its key. */
export const setChosen = StateEffect.define<string | undefined>()

/** What the editor shows of the last check. */
export interface ShownFindings {
  findings: readonly Finding[]
  /** What has been done to the text since it was checked. */
  changes: ChangeDesc
  placed: readonly PlacedFinding[]
  chosen: string | undefined
}

/** The findings go with their words; a text that has been replaced has none until it is checked. */
function afterChange(shown: ShownFindings, { changes, newDoc }: Transaction): ShownFindings {
  const isOver = shown.findings.length === 0 || isReplaced(changes)
  if (isOver) return { ...shown, findings: [], changes: ChangeSet.empty(newDoc.length), placed: [] }
  const since = shown.changes.composeDesc(changes.desc)
  return { ...shown, changes: since, placed: placeFindings(shown.findings, since, newDoc) }
}

/** The findings of the editor, kept at their words while the text changes. */
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

/** The findings where they stand now. */
export const placedFindings = (state: EditorState): readonly PlacedFinding[] => state.field(findingsField).placed

/** The edits of a fix where its words stand now; undefined when they have changed. */
export const placedFix = (state: EditorState, fix: Fix): TextEdit[] | undefined =>
  placeFix(fix, state.field(findingsField).changes)
