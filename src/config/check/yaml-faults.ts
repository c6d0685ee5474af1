import { isCollection, type Node, visit, type YAMLError } from 'yaml'
import { applyEdits, placeAt } from '@/lib/finding'
import { type ConfigFinding, configFinding } from './finding'
import { type Correction, contentLines, correctionsAt, type TextLine } from './line-corrections'
import { faultsIn, joinedItem, lineFinding } from './line-faults'
import type { ConfigFile, ConfigSource } from './read-config'

/** Every correction that is tried is another parse; together they may have so many characters. */
const MAX_TRIED = 120_000
const MAX_TRIES = 40

/** What the parser says, where they should end at the latest, of quotes and brackets without their end, and how their texts look. */
const UNCLOSED: { message: RegExp; error: string; text: RegExp }[] = [
  { message: /^Missing closing .quote/, error: 'UNCLOSED_QUOTE', text: /^(['"])(?!.*\1$)/s },
  { message: /end with an? [\]}]/, error: 'UNCLOSED_BRACKET', text: /^[[{](?!.*[\]}]$)/s },
]

/** The opening quote or bracket of such an error. */
function openingOf({ message, pos: [end] }: YAMLError, { document, rangeOf, text }: ConfigSource) {
  const kind = UNCLOSED.find((one) => one.message.test(message))
  if (!kind) return undefined
  let from: number | undefined
  visit(document, {
    Node: (_, node) => {
      // A block may begin with a key between quotes.
      if (isCollection(node) && !node.flow) return
      const range = rangeOf(node as Node)
      if (range.from <= end && kind.text.test(text.slice(range.from, range.to))) from = range.from
    },
  })
  return from === undefined ? undefined : { from, to: from + 1, error: kind.error }
}

/**
 * The change of the lines around an error that takes it away and leaves the fewest faults.
 * @param from where the error begins
 */
function correctionOf(source: ConfigFile, from: number): Correction | undefined {
  const { text, document } = source
  const lines = contentLines(text)
  const lineAt = (offset: number) => lines.findLastIndex((each) => each.from <= offset)
  const at = lineAt(from)
  const { line } = placeAt(text, from)
  const { faults } = faultsIn(text, source)
  // A block may begin at a wrong column as a whole, or what it is below.
  const isAbove = ({ indent }: TextLine, its: number) => lines.slice(its + 1, at).every((line) => line.indent > indent)
  const above = lines.slice(0, at).flatMap((line, index) => (isAbove(line, index) ? [index, index + 1] : []))
  const near = new Set([at, at - 1, at + 1, ...above, lineAt(document.errors[0]?.pos[0] ?? from)])
  const [best] = [...near]
    .flatMap((index) => correctionsAt(lines, index, source))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, Math.min(MAX_TRIES, Math.floor(MAX_TRIED / (text.length + 1))))
    .flatMap((correction) => {
      const left = faultsIn(applyEdits(text, correction.edits), source)
      const isBetter = left.faults < faults && (left.line === undefined || left.line > line)
      return isBetter ? [{ correction, ...left }] : []
    })
    .sort((one, other) => one.faults - other.faults)
  return best?.correction
}

/**
 * The first fault of a text that is not YAML, with the change that corrects it, if one is found. Those after it mostly follow
 * from it.
 */
export function yamlFinding(source: ConfigFile): ConfigFinding | undefined {
  const { text, document } = source
  const [error] = document.errors
  const plain = lineFinding(source)
  const joinedAt = joinedItem(source)
  const opening = error && openingOf(error, source)
  const begin = opening?.from ?? error?.pos[0] ?? joinedAt
  if (plain || begin === undefined) return plain
  const best = error?.code === 'MULTIPLE_DOCS' ? undefined : correctionOf(source, begin)
  if (best?.error === 'COLON_SPACE') {
    const key = text.slice(best.range.from, best.range.to - 1)
    return configFinding('missing-space', best.range, { key }, best.edits)
  }
  if (best) return configFinding('yaml', best.range, { error: best.error ?? error?.code ?? 'other' }, best.edits)
  if (!error) return undefined
  const [from, to] = error.pos.map((offset) => Math.min(offset, text.length)) as [number, number]
  return configFinding('yaml', opening ?? { from, to }, { error: opening?.error ?? error.code })
}
