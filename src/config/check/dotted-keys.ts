import { isScalar } from 'yaml'
import { applyEdits, placeAt, type TextEdit } from '@/lib/finding'
import { shownKey } from '../options/find-option'
import { type ConfigFinding, configFinding } from './finding'
import { STEP } from './line-corrections'
import { type ConfigEntry, type ConfigFile, parseConfig } from './read-config'

/** A key with dots that are no part of a free name: none for any other. */
function levelsOf({ keyNode, key, match }: ConfigEntry): string[] {
  const name = isScalar(keyNode) && match?.is !== 'entry' && shownKey(key) === key ? String(keyNode.value) : ''
  return /^[\w-]+(?:\.[\w-]+)+$/.test(name) ? name.split('.') : []
}

/** Writes each level of a key on a line of its own, but for the first ones, which are open. */
function levelEdits({ keyNode, valueNode }: ConfigEntry, levels: string[], open: number, file: ConfigFile): TextEdit[] {
  const { from, to } = file.rangeOf(keyNode)
  const { column } = placeAt(file.text, from)
  const blanks = (level: number) => ' '.repeat(STEP * level)
  const lines = levels.map((name, level) => blanks(level) + name).slice(open)
  const insert = lines.join(`:\n${' '.repeat(column - 1)}`)
  const value = file.text.slice(to, valueNode ? file.rangeOf(valueNode).to : to)
  const below = [...value.matchAll(/(?<=\n)(?=[^\r\n])/g)].map(({ index }) => to + index)
  return [{ from, to, insert }, ...below.map((at) => ({ from: at, to: at, insert: blanks(levels.length - 1) }))]
}

/**
 * Keys with dots, as in `.properties` files: in YAML the tool takes the dots for a part of the name, and reads none of these keys.
 * The fix writes each level on a line of its own, unless one of them is there already, or such a key is below another one.
 */
export function dottedFindings(file: ConfigFile): ConfigFinding[] {
  const dotted = file.isSpring ? [] : file.entries.filter((entry) => levelsOf(entry).length > 0)
  const [first] = dotted
  if (!first) return []
  const known = file.entries.filter((entry) => !dotted.includes(entry)).map(({ whole }) => whole)
  /** The levels that the last key of each section has opened. */
  const opened = new Map<string, string[]>()
  const edits = file.entries.flatMap((entry) => {
    const levels = levelsOf(entry)
    const section =
      levels.length > 0 ? entry.whole.slice(0, -levels.join('.').length) : entry.whole.replace(/[^.]*$/, '')
    const before = opened.get(section) ?? []
    opened.set(section, levels.slice(0, -1))
    if (levels.length === 0) return []
    const other = levels.findIndex((level, at) => level !== before[at])
    known.push(...levels.map((_, at) => section + levels.slice(0, at + 1).join('.')).slice(other))
    return levelEdits(entry, levels, other, file)
  })
  const isBelow = ({ whole }: ConfigEntry) => dotted.some((other) => whole.startsWith(`${other.whole}.`))
  const isSound =
    new Set(known).size === known.length &&
    !dotted.some(isBelow) &&
    parseConfig(applyEdits(file.text, edits)).document.errors.length === 0
  return [configFinding('dotted-key', file.rangeOf(first.keyNode), { key: first.whole }, isSound ? edits : undefined)]
}
