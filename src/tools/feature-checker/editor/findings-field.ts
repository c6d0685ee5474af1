import { type EditorState, type Extension, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter, gutterLineClass } from '@codemirror/view'
import { type Finding, findingLook } from '@/gherkin/finding/finding'

/** What is shown of the findings: all of them, and the one that is chosen. */
interface ShownFindings {
  findings: readonly Finding[]
  chosen: Finding | undefined
}

/** Shows other findings, or another one chosen. */
export const showFindings = StateEffect.define<ShownFindings>()

interface FindingMarks {
  decorations: DecorationSet
  /** The tint of the lines goes on beside them, where their numbers and icons stand. */
  gutterRows: RangeSet<GutterMarker>
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

class GutterRow extends GutterMarker {
  constructor(override readonly elementClass: string) {
    super()
  }

  override eq(other: GutterRow): boolean {
    return other.elementClass === this.elementClass
  }
}

const clamp = (doc: Text, { line, column, endColumn }: Finding): { from: number; to: number } | undefined => {
  if (line > doc.lines) return undefined
  const { from, to } = doc.line(line)
  return { from: Math.min(from + column - 1, to), to: Math.min(from + endColumn - 1, to) }
}

/** Tinted lines, wavy underlines, the chosen line: the first finding of a line gives it its look. */
function marksOf(doc: Text, { findings, chosen }: ShownFindings, titleOf: (finding: Finding) => string): FindingMarks {
  const firsts = new Map<number, Finding>()
  for (const finding of findings) if (!firsts.has(finding.line)) firsts.set(finding.line, finding)
  const lines = [...firsts.values()].flatMap((finding) => {
    const place = clamp(doc, finding)
    if (!place) return []
    const isChosen = chosen?.line === finding.line
    const look = findingLook(isChosen ? (chosen ?? finding) : finding)
    const className = `found-row-${look}${isChosen ? ' found-chosen' : ''}`
    return [{ className, from: doc.lineAt(place.from).from }]
  })
  const words = findings.flatMap((finding) => {
    const place = clamp(doc, finding)
    const look = findingLook(finding)
    return place && place.to > place.from
      ? [Decoration.mark({ class: `found found-${look}` }).range(place.from, place.to)]
      : []
  })
  const icons = new Map(
    [...firsts].map(([line, finding]) => [line, new FindingIcon(findingLook(finding), titleOf(finding))]),
  )
  const rows = lines.map(({ className, from }) => Decoration.line({ class: className }).range(from))
  const gutterRows = lines.map(({ className, from }) => new GutterRow(className).range(from))
  return { decorations: Decoration.set([...rows, ...words], true), gutterRows: RangeSet.of(gutterRows, true), icons }
}

const lineOf = (state: EditorState, position: number): number => state.doc.lineAt(position).number

/**
 * Findings in the text and beside it.
 * @param titleOf what a finding is called
 */
export function findingMarks(titleOf: (finding: Finding) => string): Extension {
  const field = StateField.define<FindingMarks>({
    create: () => ({ decorations: Decoration.none, gutterRows: RangeSet.empty, icons: new Map() }),
    update(marks, transaction) {
      const shown = transaction.effects.find((effect) => effect.is(showFindings))
      if (shown) return marksOf(transaction.newDoc, shown.value, titleOf)
      // Until the text has been checked again, the marks go with their words; icons of moved lines would be wrong.
      if (!transaction.docChanged) return marks
      const isShifted = transaction.startState.doc.lines !== transaction.newDoc.lines
      const { changes } = transaction
      return {
        decorations: marks.decorations.map(changes),
        gutterRows: marks.gutterRows.map(changes),
        icons: isShifted ? new Map() : marks.icons,
      }
    },
    provide: (self) => [
      EditorView.decorations.from(self, ({ decorations }) => decorations),
      gutterLineClass.from(self, ({ gutterRows }) => gutterRows),
    ],
  })
  const icons = gutter({
    class: 'found-gutter',
    lineMarker: (view, block) => view.state.field(field).icons.get(lineOf(view.state, block.from)) ?? null,
    lineMarkerChange: ({ startState, state }) => startState.field(field) !== state.field(field),
    initialSpacer: () => new FindingIcon('error', ''),
  })
  return [field, icons]
}
