import { type Diagnostic, linter, setDiagnosticsEffect } from '@codemirror/lint'
import { EditorState, type Extension, Facet, RangeSet, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter, gutterLineClass } from '@codemirror/view'
import type { Finding, FindingLook, Severity } from '@/lib/finding'
import { findingsField, type PlacedFinding, type ShownFindings, setFindings } from './placed-findings'

export interface FindingLabels<Found extends Finding = Finding> {
  lookOf: (finding: Found) => FindingLook
  titleOf: (finding: Found) => string
  /** Why it is a finding and what to do, with `code` between backticks. */
  textOf: (finding: Found) => string
}

/** The marks of lines with findings: a tint of the line and of its number, and an icon. */
interface LineMarks {
  rows: DecorationSet
  gutterRows: RangeSet<GutterMarker>
  icons: RangeSet<GutterMarker>
}

class FindingIcon extends GutterMarker {
  constructor(
    readonly look: FindingLook,
    readonly title: string,
  ) {
    super()
  }

  override eq(other: FindingIcon): boolean {
    return other.look === this.look && other.title === this.title
  }

  override toDOM(): HTMLElement {
    const icon = document.createElement('span')
    icon.className = `found-icon found-icon-${this.look}`
    icon.title = this.title
    return icon
  }
}

class GutterRow extends GutterMarker {
  constructor(override readonly elementClass: string) {
    super()
  }

  override eq(other: GutterRow): boolean {
    return other.elementClass === this.elementClass
  }
}

const WEIGHTS: Record<Severity, number> = { error: 2, warning: 1, notice: 0 }

/** The finding that each line looks like: the chosen one, or else the first of the most serious ones. */
function firstOfLines({ placed, chosen }: ShownFindings): PlacedFinding[] {
  const weightOf = ({ finding, key }: PlacedFinding) => (key === chosen ? 3 : WEIGHTS[finding.severity])
  const lines = new Map<number, PlacedFinding>()
  for (const each of placed) {
    const first = lines.get(each.line)
    if (!first || weightOf(each) > weightOf(first)) lines.set(each.line, each)
  }
  return [...lines.values()]
}

const labelsFacet = Facet.define<() => FindingLabels, (() => FindingLabels) | undefined>({
  combine: ([labelsOf]) => labelsOf,
})

function marksOf(shown: ShownFindings, labels: FindingLabels | undefined): LineMarks {
  const lines = firstOfLines(shown).map(({ finding, key, from, column }) => {
    const look = labels?.lookOf(finding) ?? finding.severity
    const className = `found-row-${look}${key === shown.chosen ? ' found-chosen' : ''}`
    return { at: from - column + 1, className, icon: new FindingIcon(look, labels?.titleOf(finding) ?? '') }
  })
  const rows = lines.map(({ at, className }) => Decoration.line({ class: className }).range(at))
  const gutterRows = lines.map(({ at, className }) => new GutterRow(className).range(at))
  const icons = lines.map(({ at, icon }) => icon.range(at))
  return {
    rows: Decoration.set(rows, true),
    gutterRows: RangeSet.of<GutterMarker>(gutterRows, true),
    icons: RangeSet.of<GutterMarker>(icons, true),
  }
}

const marksField = StateField.define<LineMarks>({
  create: () => ({ rows: Decoration.none, gutterRows: RangeSet.empty, icons: RangeSet.empty }),
  update(marks, { startState, state, changes }) {
    const [before, now] = [startState.field(findingsField), state.field(findingsField)]
    if (before === now) return marks
    const isMoved =
      before.placed.length === now.placed.length &&
      startState.doc.lines === state.doc.lines &&
      before.findings === now.findings &&
      before.chosen === now.chosen
    if (!isMoved) return marksOf(now, state.facet(labelsFacet)?.())
    const { rows, gutterRows, icons } = marks
    return { rows: rows.map(changes), gutterRows: gutterRows.map(changes), icons: icons.map(changes) }
  },
  provide: (self) => [
    EditorView.decorations.from(self, ({ rows }) => rows),
    gutterLineClass.from(self, ({ gutterRows }) => gutterRows),
  ],
})

function tooltipOf(finding: Finding, { titleOf, textOf }: FindingLabels): Node {
  const [title, text] = [document.createElement('strong'), document.createElement('p')]
  title.textContent = titleOf(finding)
  for (const [index, piece] of textOf(finding).split('`').entries()) {
    const part = document.createElement(index % 2 ? 'code' : 'span')
    part.textContent = piece
    text.append(part)
  }
  const tooltip = document.createElement('div')
  tooltip.append(title, text)
  return tooltip
}

const diagnosticOf = (finding: Finding, labels: FindingLabels): Diagnostic => ({
  from: finding.from,
  to: finding.to,
  severity: finding.severity === 'notice' ? 'info' : finding.severity,
  markClass: `found found-${labels.lookOf(finding)}`,
  message: labels.titleOf(finding),
  renderMessage: () => tooltipOf(finding, labels),
})

/** Shows findings: their words underlined, with a tooltip, their lines tinted, an icon in the gutter. */
export const findingsExtension = (labelsOf: () => FindingLabels): Extension => [
  labelsFacet.of(labelsOf),
  findingsField,
  marksField,
  linter(null),
  EditorState.transactionExtender.of(({ effects }) => {
    const shown = effects.find((effect) => effect.is(setFindings))
    if (!shown) return null
    return { effects: setDiagnosticsEffect.of(shown.value.map((finding) => diagnosticOf(finding, labelsOf()))) }
  }),
  gutter({
    class: 'found-gutter',
    markers: ({ state }) => state.field(marksField).icons,
    initialSpacer: () => new FindingIcon('error', ''),
  }),
]
