import { type EditorState, type Extension, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter, gutterLineClass } from '@codemirror/view'
import { type FeatureFinding, findingLook } from '@/gherkin/finding/finding'

/** What is shown of the findings: all of them, and the one that is chosen. */
interface ShownFindings {
  findings: readonly FeatureFinding[]
  chosen: FeatureFinding | undefined
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

/** The place of a finding in a text that may have become shorter since it was checked. */
const clamp = (doc: Text, { from, to }: FeatureFinding) => ({
  from: Math.min(from, doc.length),
  to: Math.min(to, doc.length),
})

/** Tinted lines, wavy underlines, the chosen line: the first finding of a line gives it its look. */
function marksOf(
  doc: Text,
  { findings, chosen }: ShownFindings,
  titleOf: (finding: FeatureFinding) => string,
): FindingMarks {
  const lineOfFinding = (finding: FeatureFinding) => doc.lineAt(clamp(doc, finding).from)
  const firsts = new Map<number, FeatureFinding>()
  for (const finding of findings) {
    const { number } = lineOfFinding(finding)
    if (!firsts.has(number)) firsts.set(number, finding)
  }
  const chosenLine = chosen && lineOfFinding(chosen).number
  const lines = [...firsts].map(([number, finding]) => {
    const isChosen = chosenLine === number
    const look = findingLook(isChosen ? (chosen ?? finding) : finding)
    return { className: `found-row-${look}${isChosen ? ' found-chosen' : ''}`, from: doc.line(number).from }
  })
  const words = findings.flatMap((finding) => {
    const { from, to } = clamp(doc, finding)
    return to > from ? [Decoration.mark({ class: `found found-${findingLook(finding)}` }).range(from, to)] : []
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
export function findingMarks(titleOf: (finding: FeatureFinding) => string): Extension {
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
