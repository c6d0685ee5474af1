import type { ChangeDesc, EditorState, Extension, Text, Transaction } from '@codemirror/state'
import { ChangeSet, RangeSet, StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView, GutterMarker, gutter, gutterLineClass, hoverTooltip } from '@codemirror/view'
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

class Marker extends GutterMarker {}

// Memoized: CodeMirror compares markers by identity, and redraws those that differ.
const iconOf = memoize((look: FindingLook) =>
  memoize((title: string) => {
    const props = { className: `found-icon found-icon-${look}`, title }
    return Object.assign(new Marker(), { toDOM: () => Object.assign(document.createElement('span'), props) })
  }),
)
const gutterRowOf = memoize((elementClass: string) => Object.assign(new Marker(), { elementClass }))

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

const marksOf = memoizeFor((shown: ShownFindings) => {
  const lines = findingPerLine(shown).map(({ finding, key, from, column }) => {
    const className = `found-row-${finding.look}${key === shown.chosen ? ' found-chosen' : ''}`
    return { at: from - column + 1, className, icon: iconOf(finding.look)(finding.title) }
  })
  const rows = lines.map(({ at, className }) => Decoration.line({ class: className }).range(at))
  const words = shown.placed.flatMap(({ finding, from, to }) =>
    from < to ? [Decoration.mark({ class: `found-${finding.look}` }).range(from, to)] : [],
  )
  const gutterRows = lines.map(({ at, className }) => gutterRowOf(className).range(at))
  const icons = lines.map(({ at, icon }) => icon.range(at))
  return {
    text: RangeSet.of([...rows, ...words], true),
    gutterRows: RangeSet.of(gutterRows, true),
    icons: RangeSet.of(icons, true),
  }
})

const marksIn = (state: EditorState) => marksOf(state.field(findingsField))

function createTooltip({ title, text }: ShownFinding): HTMLElement {
  const note = document.createElement('div')
  const paragraph = document.createElement('p')
  note.className = 'found-note'
  note.append(Object.assign(document.createElement('strong'), { textContent: title }), paragraph)
  for (const [index, textContent] of text.split('`').entries())
    paragraph.append(Object.assign(document.createElement(index % 2 ? 'code' : 'span'), { textContent }))
  return note
}

/** Shows findings: their words underlined, with a tooltip, their lines tinted, an icon in the gutter. */
export const FINDING_MARKS: Extension = [
  findingsField,
  EditorView.decorations.compute([findingsField], (state) => marksIn(state).text),
  gutterLineClass.compute([findingsField], (state) => marksIn(state).gutterRows),
  gutter({
    class: 'found-gutter',
    markers: ({ state }) => marksIn(state).icons,
    initialSpacer: () => iconOf('error')(''),
  }),
  hoverTooltip(
    ({ state }, at, side) =>
      placedFindings(state)
        .filter(({ from, to }) => (side > 0 ? from <= at && at < to : from < at && at <= to))
        .map(({ finding, from, to }) => ({ pos: from, end: to, create: () => ({ dom: createTooltip(finding) }) })),
    { hideOnChange: true },
  ),
]
