import { type EditorState, type Extension, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter } from '@codemirror/view'
import type { Finding } from '../finding'
import { findingLook } from '../finding-look'

/** What is shown of the findings: all of them, and the one that is chosen. */
interface ShownFindings {
  findings: readonly Finding[]
  chosen: Finding | undefined
}

/** Shows other findings, or another one chosen. */
export const showFindings = StateEffect.define<ShownFindings>()

interface FindingMarks {
  decorations: DecorationSet
  /** Icons of the lines, by line; they go with the text as it was checked. */
  icons: ReadonlyMap<number, FindingIcon>
}

class FindingIcon extends GutterMarker {
  constructor(
    readonly look: string,
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

const clamp = (doc: Text, { line, column, endColumn }: Finding): { from: number; to: number } | undefined => {
  if (line > doc.lines) return undefined
  const { from, to } = doc.line(line)
  return { from: Math.min(from + column - 1, to), to: Math.min(from + endColumn - 1, to) }
}

/** Tinted lines, wavy underlines, the chosen line: the first finding of a line gives it its look. */
function marksOf(doc: Text, { findings, chosen }: ShownFindings, titleOf: (finding: Finding) => string): FindingMarks {
  const rows = new Map<number, Finding>()
  for (const finding of findings) if (!rows.has(finding.line)) rows.set(finding.line, finding)
  const lines = [...rows.values()].flatMap((finding) => {
    const place = clamp(doc, finding)
    if (!place) return []
    const isChosen = chosen?.line === finding.line
    const look = findingLook(isChosen ? (chosen ?? finding) : finding)
    const className = `found-row found-row-${look}${isChosen ? ' found-chosen' : ''}`
    return [Decoration.line({ class: className }).range(doc.lineAt(place.from).from)]
  })
  const words = findings.flatMap((finding) => {
    const place = clamp(doc, finding)
    const look = findingLook(finding)
    return place && place.to > place.from
      ? [Decoration.mark({ class: `found found-${look}` }).range(place.from, place.to)]
      : []
  })
  const icons = new Map(
    [...rows].map(([line, finding]) => [line, new FindingIcon(findingLook(finding), titleOf(finding))]),
  )
  return { decorations: Decoration.set([...lines, ...words], true), icons }
}

const lineOf = (state: EditorState, position: number): number => state.doc.lineAt(position).number

/**
 * Findings in the text and beside it.
 * @param titleOf what a finding is called
 */
export function findingMarks(titleOf: (finding: Finding) => string): Extension {
  const field = StateField.define<FindingMarks>({
    create: () => ({ decorations: Decoration.none, icons: new Map() }),
    update(marks, transaction) {
      const shown = transaction.effects.find((effect) => effect.is(showFindings))
      if (shown) return marksOf(transaction.newDoc, shown.value, titleOf)
      // Until the text has been checked again, the marks go with their words; icons of moved lines would be wrong.
      if (!transaction.docChanged) return marks
      const isShifted = transaction.startState.doc.lines !== transaction.newDoc.lines
      return { decorations: marks.decorations.map(transaction.changes), icons: isShifted ? new Map() : marks.icons }
    },
    provide: (self) => EditorView.decorations.from(self, ({ decorations }) => decorations),
  })
  const icons = gutter({
    class: 'found-gutter',
    lineMarker: (view, block) => view.state.field(field).icons.get(lineOf(view.state, block.from)) ?? null,
    lineMarkerChange: ({ startState, state }) => startState.field(field) !== state.field(field),
    initialSpacer: () => new FindingIcon('error', ''),
  })
  return [field, icons]
}
