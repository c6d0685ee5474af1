import { isMap, isScalar, type Node } from 'yaml'
import type { TextEdit } from '@/lib/finding'
import { levelAbove, missingLevels, sameKeyElsewhere, sameName } from '../options/key-places'
import { ROOTS } from '../options/option'
import { resolved } from '../text/config-source'
import { contentLines, indentStep, moveLines, type TextLine } from '../text/line-repairs'
import type { ConfigEntry, ConfigFile } from './config-entries'
import { type ConfigFinding, configFinding } from './finding'

const [ROOT] = ROOTS

/** Where a key belongs. */
interface Level {
  /** The key that its name should be directly below. */
  path: string
  /** At the first level below the root, a key may as well be one of the reader's own. */
  isCertain: boolean
  /** How the lines of a group get there; undefined when they cannot just be moved. */
  edits?: (group: TextLine[], lines: readonly TextLine[]) => TextEdit[] | undefined
}

const siblingsOf = (entry: ConfigEntry, { entries }: ConfigFile) => entries.filter(({ path }) => path === entry.path)

const isAt = ({ keyNode }: ConfigEntry, { from, indent }: TextLine): boolean => keyNode.range?.[0] === from + indent

/** The lines of an entry that begins one. */
function linesOf(entry: ConfigEntry, lines: readonly TextLine[]): TextLine[] {
  const at = lines.findIndex((line) => isAt(entry, line))
  const end = lines.findIndex((line, index) => index > at && line.indent <= (lines[at]?.indent ?? 0))
  return at < 0 ? [] : lines.slice(at, end < 0 ? lines.length : end)
}

/** A section just above, into which the key was to go: one without keys, or with some of its kind. */
function sectionAbove(entry: ConfigEntry, file: ConfigFile): Level | undefined {
  const siblings = siblingsOf(entry, file)
  const above = siblings[siblings.indexOf(entry) - 1]
  if (above?.match?.is !== 'section') return undefined
  const value = resolved(above.valueNode, file.document)
  const isEmpty = !value || (isScalar(value) && value.value === null)
  const isOwn = isEmpty && above.key === ROOT
  if (!isOwn && !sameName(entry.name, above.key, file.options)) return undefined
  const first = file.entries.find(({ path }) => path === above.key)
  const edits: Level['edits'] = (group, lines) => {
    const [line] = first ? linesOf(first, lines) : []
    return moveLines(group, line?.indent ?? (group[0]?.indent ?? 0) + indentStep(lines))
  }
  const isBlock = !isMap(value) || !value.flow
  return { path: above.key, isCertain: isEmpty || entry.path !== ROOT, ...(isBlock && { edits }) }
}

/** A level further out, to which the lines return when no others follow them. */
function outerLevel(entry: ConfigEntry, file: ConfigFile): Level | undefined {
  const path = levelAbove(entry.name, entry.path, file.options)
  if (!path) return undefined
  const parent = file.entries.find(({ key, path: own }) => own === path && `${entry.path}.`.startsWith(`${key}.`))
  const edits: Level['edits'] = (group, lines) => {
    const next = lines[lines.indexOf(group.at(-1) as TextLine) + 1]
    const [line] = parent ? linesOf(parent, lines) : []
    const isLast = !next || next.indent < (group[0]?.indent ?? 0)
    return line && isLast ? moveLines(group, line.indent) : undefined
  }
  return { path, isCertain: true, edits }
}

/** A level further in, which is added when the file does not have it. */
function innerLevel(entry: ConfigEntry, { options, entries }: ConfigFile): Level | undefined {
  const isTop = entry.path === ROOT
  const known = isTop ? options.filter(({ plugin }) => plugin === 'core') : options
  const missing = missingLevels(entry.name, entry.path, known)
  if (!missing) return undefined
  const start = entry.path ? `${entry.path}.` : ''
  const isThere = entries.some(({ key }) => key === `${start}${missing[0]}`)
  const edits: Level['edits'] = (group, lines) => {
    const [first] = group
    if (!first || isThere) return undefined
    const step = indentStep(lines)
    const headers = missing.map((name, level) => `${' '.repeat(first.indent + level * step)}${name}:\n`)
    const [edit, ...others] = moveLines(group, first.indent + missing.length * step)
    return edit && [{ ...edit, insert: headers.join('') + edit.insert }, ...others]
  }
  return { path: start + missing.join('.'), isCertain: !isTop, edits }
}

/** The lines of an entry and of those below it that belong at the same level. */
function groupOf(entry: ConfigEntry, level: Level, file: ConfigFile, lines: readonly TextLine[]): TextLine[] {
  const siblings = siblingsOf(entry, file)
  const following = siblings.slice(siblings.indexOf(entry))
  const isIn = ({ name }: ConfigEntry) => level.path === ROOT || sameName(name, level.path, file.options) !== undefined
  const end = following.findIndex((one) => one.match || !isIn(one))
  return following.slice(0, end < 0 ? following.length : end).flatMap((one) => linesOf(one, lines))
}

/**
 * A key that is written at the wrong level: with its fix where lines only have to move.
 * @returns undefined when no other level has a key of this name
 */
export function levelFinding(entry: ConfigEntry, file: ConfigFile): ConfigFinding | undefined {
  const { key, keyNode, name, path, whole } = entry
  const level = sectionAbove(entry, file) ?? outerLevel(entry, file) ?? innerLevel(entry, file)
  const range = file.rangeOf(keyNode as Node)
  if (!level) {
    const near = path === ROOT ? undefined : sameKeyElsewhere(key, file.options)
    return near ? configFinding('misplaced-key', range, { key, near }) : undefined
  }
  const lines = contentLines(file.text)
  const isWhole = isScalar(keyNode) && !name.includes('.')
  const group = isWhole ? groupOf(entry, level, file, lines) : []
  const edits = group.length > 0 ? level.edits?.(group, lines) : undefined
  const near = `${level.path}.${sameName(name, level.path, file.options) ?? name}`
  if (!level.isCertain) return configFinding('own-key', range, { key: whole, near }, edits)
  return configFinding('misplaced-key', range, { key, near }, edits)
}
