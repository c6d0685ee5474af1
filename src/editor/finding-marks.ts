import { type Diagnostic, linter, setDiagnosticsEffect } from '@codemirror/lint'
import { EditorState, type Extension, RangeSet } from '@codemirror/state'
import { Decoration, EditorView, GutterMarker, gutter, gutterLineClass } from '@codemirror/view'
import type { FindingLook, Severity } from '@/lib/finding'
import { memoizeFor } from '@/lib/memoize'
import {
  findingsField,
  type PlacedFinding,
  type ShownFinding,
  type ShownFindings,
  setFindings,
} from './placed-findings'

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

function lineMarks(shown: ShownFindings) {
  const lines = firstOfLines(shown).map(({ finding, key, from, column }) => {
    const className = `found-row-${finding.look}${key === shown.chosen ? ' found-chosen' : ''}`
    return { at: from - column + 1, className, icon: new FindingIcon(finding.look, finding.title) }
  })
  const rows = lines.map(({ at, className }) => Decoration.line({ class: className }).range(at))
  const gutterRows = lines.map(({ at, className }) => new GutterRow(className).range(at))
  const icons = lines.map(({ at, icon }) => icon.range(at))
  return { rows: RangeSet.of(rows, true), gutterRows: RangeSet.of(gutterRows, true), icons: RangeSet.of(icons, true) }
}

function tooltipOf(finding: ShownFinding): Node {
  const [title, text] = [document.createElement('strong'), document.createElement('p')]
  title.textContent = finding.title
  for (const [index, piece] of finding.text.split('`').entries()) {
    const part = document.createElement(index % 2 ? 'code' : 'span')
    part.textContent = piece
    text.append(part)
  }
  const tooltip = document.createElement('div')
  tooltip.append(title, text)
  return tooltip
}

const diagnosticOf = (finding: ShownFinding): Diagnostic => ({
  from: finding.from,
  to: finding.to,
  severity: finding.severity === 'notice' ? 'info' : finding.severity,
  markClass: `found found-${finding.look}`,
  message: finding.title,
  renderMessage: () => tooltipOf(finding),
})

const marksOf = memoizeFor(lineMarks)

const marksIn = (state: EditorState) => marksOf(state.field(findingsField))

/** Shows findings: their words underlined, with a tooltip, their lines tinted, an icon in the gutter. */
export const FINDING_MARKS: Extension = [
  findingsField,
  EditorView.decorations.compute([findingsField], (state) => marksIn(state).rows),
  gutterLineClass.compute([findingsField], (state) => marksIn(state).gutterRows),
  gutter({
    class: 'found-gutter',
    markers: ({ state }) => marksIn(state).icons,
    initialSpacer: () => new FindingIcon('error', ''),
  }),
  linter(null),
  EditorState.transactionExtender.of(({ effects }) => {
    const shown = effects.find((effect) => effect.is(setFindings))
    return shown ? { effects: setDiagnosticsEffect.of(shown.value.map(diagnosticOf)) } : null
  }),
]
