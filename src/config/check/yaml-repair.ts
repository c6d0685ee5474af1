import type { YAMLError } from 'yaml'
import { applyEdits, type TextEdit } from '@/lib/finding'
import {
  contentLines,
  indentRepairs,
  indentStep,
  inLineRepairs,
  type LineRepair,
  moveLines,
  type TextLine,
} from '../text/line-repairs'
import type { ConfigEntry } from './config-entries'
import { type ConfigFinding, configFinding } from './finding'
import { openingRange } from './yaml-findings'

/** How well a text reads as a configuration. */
export interface Reading {
  /** Errors of the parser, in the order of the text. */
  errors: readonly YAMLError[]
  /** The keys that could be read all the same. */
  entries: () => readonly ConfigEntry[]
  /** How much is wrong with its keys and values. */
  weight: () => number
}

/** Reads a text, to compare the outcome of repairs. */
export type Read = (text: string) => Reading & { source: Parameters<typeof openingRange>[1] }

/** Every repair that is tried parses the text anew; together they may have so many characters. */
const MAX_TRIED = 120_000
/** Errors that no change of a line corrects. */
const NO_SLIPS = new Set<string>(['MULTIPLE_DOCS', 'RESOURCE_EXHAUSTION'])
const TAB_WIDTHS = [2, 4, 8, 3, 1]

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** The first of the lines above that has slipped together with the last of them. */
function runStart(lines: readonly TextLine[], last: number): number {
  const { indent = 0 } = lines[last] ?? {}
  const above = lines.slice(0, last).findLastIndex((line) => line.indent < indent)
  return above + 1
}

function repairsNear(lines: readonly TextLine[], offsets: readonly number[]): LineRepair[] {
  const indexOf = (offset: number) => lines.findLastIndex(({ from }) => from <= offset)
  const found = offsets.map(indexOf).filter((index) => index >= 0)
  const near = new Set(found.flatMap((index) => [index, index - 1, index + 1, runStart(lines, index - 1)]))
  return [...near].flatMap((index) => {
    const line = lines[index]
    return line ? [...inLineRepairs(line), ...indentRepairs(lines, index)] : []
  })
}

interface Tried {
  text: string
  repair: LineRepair
  reading: Reading
}

/** The repair that leaves the fewest errors; none when the error stays in its line or above. */
function bestRepair(text: string, repairs: readonly LineRepair[], line: number, read: Read): Tried | undefined {
  const tried = repairs.map((repair): Tried => {
    const repaired = applyEdits(text, repair.edits)
    return { text: repaired, repair, reading: read(repaired) }
  })
  const isProgress = ({ text: repaired, reading: { errors } }: Tried) =>
    errors[0] === undefined || lineAt(repaired, errors[0].pos[0]) > line
  // Weighing takes much longer than parsing.
  const progress = tried.filter(isProgress)
  const least = Math.min(...progress.map(({ reading }) => reading.errors.length))
  const weighed = progress
    .filter(({ reading }) => reading.errors.length === least)
    .map((one) => ({ one, weight: one.reading.weight() }))
  return weighed.sort((a, b) => a.weight - b.weight || a.one.repair.cost - b.one.repair.cost)[0]?.one
}

function findingOf({ repair, reading }: Tried, code: string): ConfigFinding {
  const { slip, range, edits } = repair
  if (slip !== 'COLON_SPACE') return configFinding('yaml', range, { error: slip === 'TO_QUOTE' ? code : slip }, edits)
  const entry = reading.entries().find(({ keyNode }) => keyNode.range?.[0] === range.from)
  return configFinding('missing-space', range, { key: entry?.key ?? '' }, edits)
}

/** Tabs in the indentation of any lines: one finding, whose fix writes all of them with spaces. */
function tabFinding(text: string, read: Read): ConfigFinding | undefined {
  const lines = contentLines(text).filter(({ text: line, indent }) => line.slice(0, indent).includes('\t'))
  const [first] = lines
  if (!first) return undefined
  const others = contentLines(text).filter((line) => !lines.some(({ from }) => from === line.from))
  const widths = [...new Set([indentStep(others), ...TAB_WIDTHS])]
  const fixes = widths.map((width) =>
    lines.map(({ from, text: line, indent }): TextEdit => {
      const insert = line.slice(0, indent).replaceAll('\t', ' '.repeat(width))
      return { from, to: from + indent, insert }
    }),
  )
  // One line that slipped, between others at the same level.
  const levels = lines.length === 1 ? [...new Set(others.map(({ indent }) => indent))] : []
  const moves = levels.map((indent) => moveLines([{ ...first, indent: first.indent }], indent))
  const rated = [...fixes, ...moves].map((edits) => ({ edits, reading: read(applyEdits(text, edits)) }))
  const [best] = rated.sort(
    (one, other) =>
      one.reading.errors.length - other.reading.errors.length || one.reading.weight() - other.reading.weight(),
  )
  const range = { from: first.from, to: first.from + first.indent }
  return best && configFinding('yaml', range, { error: 'TAB_AS_INDENT' }, best.edits)
}

/**
 * The slip that makes a text invalid YAML, with its fix: the smallest change of a line or a block near the first error after
 * which the text reads best.
 * @returns undefined when no such change helps
 */
export function repairFinding(text: string, read: Read): ConfigFinding | undefined {
  const tries = Math.floor(MAX_TRIED / (text.length + 1))
  if (tries < 1) return undefined
  const { errors, source } = read(text)
  const [error] = errors
  if (!error || errors.some(({ code }) => NO_SLIPS.has(code))) return undefined
  const tabs = errors.some(({ code }) => code === 'TAB_AS_INDENT') ? tabFinding(text, read) : undefined
  if (tabs) return tabs
  const opening = openingRange(error, source)
  const offsets = [error.pos[0], ...(opening ? [opening.from] : [])]
  const line = lineAt(text, opening?.from ?? error.pos[0])
  const likely = repairsNear(contentLines(text), offsets).sort((one, other) => one.cost - other.cost)
  const best = bestRepair(text, likely.slice(0, tries), line, read)
  return best && findingOf(best, error.code)
}
