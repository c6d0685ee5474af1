import { isMap, isScalar, type Node } from 'yaml'
import type { TextEdit } from '@/lib/finding'
import { rememberFor } from '@/lib/remember'
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

/** The entries of each level, and the place of each entry in its own. */
const levelsOf = rememberFor((entries: readonly ConfigEntry[]) => {
  const levels = new Map<string, ConfigEntry[]>()
  const places = new Map<ConfigEntry, number>()
  for (const entry of entries) {
    const level = levels.get(entry.path) ?? []
    levels.set(entry.path, level)
    places.set(entry, level.push(entry) - 1)
  }
  return { levels, places }
})

/** The entry above one at its level. */
function siblingAbove(entry: ConfigEntry, { entries }: ConfigFile): ConfigEntry | undefined {
  const { levels, places } = levelsOf(entries)
  return levels.get(entry.path)?.[(places.get(entry) ?? 0) - 1]
}

/** The lines of a file, and where each begins, by the offset of its first sign. */
const linesIn = rememberFor(({ text }: ConfigFile) => {
  const lines = contentLines(text)
  return { lines, places: new Map(lines.map(({ from, indent }, index) => [from + indent, index])) }
})

/** The lines of an entry that begins one. */
function linesOf({ keyNode }: ConfigEntry, file: ConfigFile): TextLine[] {
  const { lines, places } = linesIn(file)
  const at = places.get(keyNode.range?.[0] ?? -1)
  if (at === undefined) return []
  let end = at + 1
  while (end < lines.length && (lines[end]?.indent ?? 0) > (lines[at]?.indent ?? 0)) end += 1
  return lines.slice(at, end)
}

/** A section just above, into which the key was to go: one without keys, or with some of its kind. */
function sectionAbove(entry: ConfigEntry, file: ConfigFile): Level | undefined {
  const above = siblingAbove(entry, file)
  if (above?.match?.is !== 'section') return undefined
  const value = resolved(above.valueNode, file.document)
  const isEmpty = !value || (isScalar(value) && value.value === null)
  const isOwn = isEmpty && above.key === ROOT
  if (!isOwn && !sameName(entry.name, above.key, file.options)) return undefined
  const first = levelsOf(file.entries).levels.get(above.key)?.[0]
  const edits: Level['edits'] = (group, lines) => {
    const [line] = first ? linesOf(first, file) : []
    return moveLines(group, line?.indent ?? (group[0]?.indent ?? 0) + indentStep(lines))
  }
  const isBlock = !isMap(value) || !value.flow
  return { path: above.key, isCertain: isEmpty || entry.path !== ROOT, ...(isBlock && { edits }) }
}

/** A root below another one: its own lines return to the margin. */
function rootLevel({ name, path }: ConfigEntry): Level | undefined {
  const isRoot = path === ROOT && name !== ROOT && ROOTS.some((root) => root === name)
  return isRoot ? { path: '', isCertain: true, edits: (group) => moveLines(group, 0) } : undefined
}

/** A level further out, to which the lines return when no others follow them. */
function outerLevel(entry: ConfigEntry, file: ConfigFile): Level | undefined {
  const path = levelAbove(entry.name, entry.path, file.options)
  if (!path) return undefined
  const above = levelsOf(file.entries).levels.get(path)
  const parent = above?.find(({ key }) => `${entry.path}.`.startsWith(`${key}.`))
  const edits: Level['edits'] = (group, lines) => {
    const last = group.at(-1)
    const next = last && lines[(linesIn(file).places.get(last.from + last.indent) ?? -1) + 1]
    const [line] = parent ? linesOf(parent, file) : []
    const isLast = !next || next.indent < (group[0]?.indent ?? 0)
    return line && isLast ? moveLines(group, line.indent) : undefined
  }
  return { path, isCertain: true, edits }
}

const coreOptions = rememberFor((options: ConfigFile['options']) => options.filter(({ plugin }) => plugin === 'core'))

/** A level further in, which is added when the file does not have it. */
function innerLevel(entry: ConfigEntry, { options, entries }: ConfigFile): Level | undefined {
  const isTop = entry.path === ROOT
  const known = isTop ? coreOptions(options) : options
  const missing = missingLevels(entry.name, entry.path, known)
  if (!missing) return undefined
  const start = entry.path ? `${entry.path}.` : ''
  const isThere = levelsOf(entries)
    .levels.get(entry.path)
    ?.some(({ key }) => key === `${start}${missing[0]}`)
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

/** Keys that move together; nobody has more at a wrong level. */
const MOST_TOGETHER = 50

/** The lines of an entry and of those below it that belong at the same level. */
function groupOf(entry: ConfigEntry, level: Level, file: ConfigFile): TextLine[] {
  const { levels, places } = levelsOf(file.entries)
  const start = places.get(entry) ?? 0
  const following = levels.get(entry.path)?.slice(start, start + MOST_TOGETHER) ?? []
  const isIn = ({ name }: ConfigEntry) => level.path === ROOT || sameName(name, level.path, file.options) !== undefined
  const end = following.findIndex((one) => one.match || !isIn(one))
  return following.slice(0, end < 0 ? following.length : end).flatMap((one) => linesOf(one, file))
}

/**
 * A key that is written at the wrong level: with its fix where lines only have to move.
 * @returns undefined when no other level has a key of this name
 */
export function levelFinding(entry: ConfigEntry, file: ConfigFile): ConfigFinding | undefined {
  const { key, keyNode, name, path, whole } = entry
  const level = rootLevel(entry) ?? sectionAbove(entry, file) ?? outerLevel(entry, file) ?? innerLevel(entry, file)
  const range = file.rangeOf(keyNode as Node)
  if (!level) {
    const near = path === ROOT ? undefined : sameKeyElsewhere(key, file.options)
    return near ? configFinding('misplaced-key', range, { key, near }) : undefined
  }
  const { lines } = linesIn(file)
  const isWhole = isScalar(keyNode) && !name.includes('.')
  const group = isWhole ? (level.path ? groupOf(entry, level, file) : linesOf(entry, file)) : []
  const edits = group.length > 0 ? level.edits?.(group, lines) : undefined
  const near = [level.path, sameName(name, level.path, file.options) ?? name].filter(Boolean).join('.')
  if (!level.isCertain) return configFinding('own-key', range, { key: whole, near }, edits)
  return configFinding('misplaced-key', range, { key, near }, edits)
}
