import type { ChangeDesc, EditorState, Extension, Text, Transaction } from '@codemirror/state'
import { ChangeSet, RangeSet, StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView, GutterMarker, gutter } from '@codemirror/view'
import type { ReactNode } from 'react'
import type { Finding, FindingLook, FindingWords, Fix, Severity, TextEdit, TextPlace, TextRange } from '@/lib/finding'
import { memoize, memoizeFor } from '@/lib/memoize'

/** What the buttons of an advice do: apply its fix or, where that is offered, declare the sentence as a custom step. */
export type AdviceActions = { onApply: (fix: Fix) => void; onDeclare?: () => void }

export type ShownFinding = Finding & FindingWords & { advice: (actions: AdviceActions) => ReactNode }

export interface PlacedFinding extends TextRange, TextPlace {
  finding: ShownFinding
  /** Unique, even among findings at one place; a finding keeps it from one check to the next. */
  key: string
}

/** A range after some changes; undefined when they touch more than its ends. */
function mapRange(range: TextRange, changes: ChangeDesc): TextRange | undefined {
  if (changes.touchesRange(range.from + 1, range.to - 1)) return undefined
  const from = changes.mapPos(range.from, 1)
  return { from, to: Math.max(changes.mapPos(range.to, -1), from) }
}

/** The findings at their current places, without those whose words were edited. */
function placeFindings(findings: readonly ShownFinding[], changes: ChangeDesc, doc: Text): PlacedFinding[] {
  const seen = new Map<string, number>()
  return findings.flatMap((finding) => {
    const range = mapRange(finding, changes)
    if (!range) return []
    const line = doc.lineAt(range.from)
    const column = range.from - line.from + 1
    const name = `${finding.code} ${line.number}:${column}`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return [{ finding, ...range, line: line.number, column, key: before > 0 ? `${name} ${before + 1}` : name }]
  })
}

/** Whether a change replaces the whole text, so that no finding of the old one applies to the new one. */
export function isReplaced(changes: ChangeDesc): boolean {
  let isWhole = false
  changes.iterChangedRanges((from, to) => {
    if (from === 0 && to === changes.length) isWhole = true
  })
  return isWhole
}

export const setFindings = StateEffect.define<readonly ShownFinding[]>()
export const setChosen = StateEffect.define<string | undefined>()

interface ShownFindings {
  findings: readonly ShownFinding[]
  /** All changes since the text was checked. */
  changes: ChangeDesc
  placed: readonly PlacedFinding[]
  chosen: string | undefined
}

const checkedText = (findings: readonly ShownFinding[], doc: Text) => {
  const changes: ChangeDesc = ChangeSet.empty(doc.length)
  return { findings, changes, placed: placeFindings(findings, changes, doc) }
}

function afterChange(shown: ShownFindings, { changes, newDoc }: Transaction): ShownFindings {
  if (shown.findings.length === 0 || isReplaced(changes)) return { ...shown, ...checkedText([], newDoc) }
  const since = shown.changes.composeDesc(changes.desc)
  return { ...shown, changes: since, placed: placeFindings(shown.findings, since, newDoc) }
}

/** The findings of the editor. They move with their words; a text that was replaced has none until it is checked. */
export const findingsField = StateField.define<ShownFindings>({
  create: ({ doc }) => ({ ...checkedText([], doc), chosen: undefined }),
  update(before, transaction) {
    let shown = transaction.docChanged ? afterChange(before, transaction) : before
    for (const effect of transaction.effects) {
      if (effect.is(setChosen)) shown = { ...shown, chosen: effect.value }
      if (effect.is(setFindings)) shown = { ...shown, ...checkedText(effect.value, transaction.newDoc) }
    }
    return shown
  },
})

export const placedFindings = (state: EditorState): readonly PlacedFinding[] => state.field(findingsField).placed

/** The edits of a fix at their current places; undefined when the words that it replaces were edited. */
export function placedFix(state: EditorState, { edits }: Fix): TextEdit[] | undefined {
  const { changes } = state.field(findingsField)
  const moved = edits.flatMap((edit) => {
    const range = mapRange(edit, changes)
    return range ? [{ ...range, insert: edit.insert }] : []
  })
  // At one place, an insertion comes before a replacement.
  return moved.length < edits.length ? undefined : moved.sort((a, b) => a.from - b.from || a.to - b.to)
}

const GLYPHS: Record<FindingLook, string> = { error: '✕', ambiguous: '?', warning: '!', notice: 'i' }

// Memoized: CodeMirror compares markers by identity, and redraws those that differ.
const markerOf = memoize((look: FindingLook) =>
  memoize((title: string) => {
    const props = { className: `found-icon-${look}`, title, textContent: GLYPHS[look] }
    const toDOM = () => Object.assign(document.createElement('b'), props)
    return Object.assign(new (class extends GutterMarker {})(), { toDOM })
  }),
)

const RANKS: Record<Severity, number> = { error: 2, warning: 1, notice: 0 }

/** For each line, the finding that it looks like: the chosen one, or else the first of the most serious ones. */
function findingPerLine({ placed, chosen }: ShownFindings): PlacedFinding[] {
  const rankOf = ({ finding, key }: PlacedFinding) => (key === chosen ? 3 : RANKS[finding.severity])
  const lines = new Map<number, PlacedFinding>()
  for (const candidate of placed) {
    const best = lines.get(candidate.line)
    if (!best || rankOf(candidate) > rankOf(best)) lines.set(candidate.line, candidate)
  }
  return [...lines.values()]
}

/** Read by the mouse: the list of findings has the same words. */
const tooltipOf = ({ title, text }: ShownFinding): string => `${title}\n${text.replaceAll('`', '')}`.trim()

const marksOf = memoizeFor((shown: ShownFindings) => {
  const lines = findingPerLine(shown).map((placed) => ({ ...placed, at: placed.from - placed.column + 1 }))
  const rows = lines.map(({ finding: { look }, key, at }) => {
    const className = `found-row-${look}${key === shown.chosen ? ' found-chosen' : ''}`
    return Decoration.line({ class: className }).range(at)
  })
  const words = shown.placed.flatMap(({ finding, from, to }) => {
    const mark = Decoration.mark({ class: `found-${finding.look}`, attributes: { title: tooltipOf(finding) } })
    return from < to ? [mark.range(from, to)] : []
  })
  const markers = lines.map(({ finding: { look, title }, at }) => markerOf(look)(title).range(at))
  return { text: RangeSet.of([...rows, ...words], true), markers: RangeSet.of(markers, true) }
})

const marksIn = (state: EditorState) => marksOf(state.field(findingsField))

/** Shows findings: their words underlined, with a tooltip, their lines tinted, a mark in the gutter. */
export const FINDING_MARKS: Extension = [
  findingsField,
  EditorView.decorations.compute([findingsField], (state) => marksIn(state).text),
  gutter({
    class: 'found-gutter',
    markers: ({ state }) => marksIn(state).markers,
    initialSpacer: () => markerOf('error')(''),
  }),
]
