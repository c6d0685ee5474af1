import { parse } from 'yaml'
import type { Option } from '@/config/options/option'
import { callsOf, constantsOf, evaluate, literalsOf } from '@/lib/java'
import { isTypo } from '@/lib/nearest'
import { type Drift, driftAt, listDrift, type ReferenceFile } from './drift'
import type { ToolModule } from './read-source'

/** Whether a class contributes options. */
export const isContributor = (java: string) => /\bimplements\b[^{]*\bConfigContributor\s*</.test(java)

/** Reads of options: `influx = configuration.inner(BASE)`, `influx.get(URL, …)`. */
const READING = /(?:\b(?<section>\w+)\s*=\s*)?\b(?<from>\w+)\s*\.\s*(?:get|getList|inner)\((?<key>[^,()]+)/g

function keysRead(java: string, textOf: (expression: string) => string | undefined): (string | undefined)[] {
  const sections = new Map<string, string>()
  const read = Array.from(java.matchAll(READING), ({ groups: { section, from = '', key = '' } = {} }) => {
    const name = textOf(key)
    const fullKey = name && `${sections.get(from) ?? ''}${name}`
    if (section) sections.set(section, fullKey ? `${fullKey}.` : '')
    return fullKey
  })
  return [...read, ...callsOf(java, '\\brequiredProperty').map(([, key = '']) => textOf(key))]
}

/** Adds the options of a class. @param module all classes that may use its constants */
function addOptions(java: string, module: string, { defaults, keys }: ToolOptions): void {
  const constants = new Map([...constantsOf(module), ...constantsOf(java)].map(({ name, value }) => [name, value]))
  const textOf = (expression = '') => evaluate(expression, constants)
  // The engine's classes state the root of their keys only once.
  const [[filter] = []] = callsOf(java, '\\.filtered')
  const root = filter ? `${textOf(filter)}.` : ''
  for (const pairs of callsOf(java, '(?:appendF|\\bf)romPairs'))
    pairs.forEach((name, index) => {
      const key = index % 2 === 0 ? textOf(name) : undefined
      if (key) defaults.set(root + key, textOf(pairs[index + 1]))
    })
  const isUsed = (name: string) => module.split(new RegExp(`\\b${name}\\b`)).length > 2
  const declared = constantsOf(java).filter(({ name, isPrivate }) => (root ? !isPrivate : isUsed(name)))
  for (const key of [...keysRead(java, textOf), ...declared.map(({ value }) => textOf(value))])
    if (key && !(root && `${key}.`.startsWith(root))) keys.add(root + key)
}

/** Reads the options of modules from their classes. */
export function toolOptions(modules: readonly ToolModule[]) {
  const classes = modules.flatMap((module) => module.classes)
  const all = classes.join('\n')
  const words = modules.flatMap(({ templates }) => templates.join('\n').match(/\w+/g) ?? [])
  const options = {
    /** Keys with a default, which is undefined if only known at run time. */
    defaults: new Map<string, string | undefined>(),
    /** Keys, and prefixes of keys, that the tool reads. */
    keys: new Set<string>(),
    /** All texts in the code and its templates, of which a key may be composed. */
    literals: new Set([...literalsOf(all), ...words]),
  }
  for (const java of classes.filter(isContributor)) addOptions(java, all, options)
  return options
}

type ToolOptions = ReturnType<typeof toolOptions>

/** A part of a key that need not be in the code: a wildcard, or the root of the engine's options. */
const IMPLICIT_PART = /^(\*|\{.+\}|wakamiti)$/

/** Whether a key can be composed from texts in the code: `jmeter.report.influx` and `url`. */
const isInCode = (parts: string[], literals: ReadonlySet<string>): boolean =>
  parts.length === 0 ||
  parts.some((_, index) => {
    const piece = parts.slice(0, index + 1).join('.')
    return (IMPLICIT_PART.test(piece) || literals.has(piece)) && isInCode(parts.slice(index + 1), literals)
  })

/** Whether an option covers a key: its own, the section that contains it, or any below its wildcard. */
function covers({ key, type }: Option, asked: string): boolean {
  const base = key.replace(/\.\*$/, '')
  const isForAny = base !== key || type.startsWith('map<')
  return `${key}.`.startsWith(`${asked}.`) || (isForAny && `${asked}.`.startsWith(`${base}.`))
}

/** The options that the tool does not read, except those of libraries and below a wildcard, which are not in its code. */
export function removedKeys({ reference }: ReferenceFile, { keys, defaults, literals }: ToolOptions) {
  const { options } = reference
  const isRead = (key: string) => keys.has(key) || defaults.has(key) || isInCode(key.split('.'), literals)
  const isWild = (option: Option) =>
    options.some((other) => other !== option && /\*$/.test(other.key) && covers(other, option.key))
  return options.flatMap((option, index): [string, number][] => {
    const key = option.key.replace(/^-D/, '')
    const isOfTool = 'plugin' in reference || key.startsWith('wakamiti.')
    return isOfTool && !isRead(key) && !isWild(option) ? [[option.key, index]] : []
  })
}

/** The keys of the tool that no option documents; of a section, only its leaves. */
function addedKeys(options: Option[], { keys, defaults }: ToolOptions) {
  const roots = new Set(options.map(({ key }) => key.split('.')[0]))
  const all = [...new Set([...defaults.keys(), ...keys])]
  const added = all.filter((key) => roots.has(key.split('.')[0]) && !options.some((option) => covers(option, key)))
  const leaves = added.filter((key) => !added.some((other) => other.startsWith(`${key}.`)))
  return leaves.map((key): [string, string?] => [key, defaults.get(key)])
}

/** A comparable default: none equals an empty one, and enum values are case-insensitive. */
const folded = (value: unknown, type: string) => (type === 'enum' ? String(value).toLowerCase() : String(value ?? ''))

const lastPart = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** Reports added, removed and renamed options, and defaults that differ. */
export function optionDrift(file: ReferenceFile, tool: ToolOptions): Drift[] {
  const { options } = file.reference
  const isSame = (old: string, now: string) => lastPart(old) === lastPart(now) || isTypo(now, old)
  const { drift, renamed } = listDrift(file, 'options', removedKeys(file, tool), addedKeys(options, tool), isSame)
  options.forEach(({ key: name, type, default: reference }, index) => {
    const now = tool.defaults.get(renamed.get(name) ?? name)
    if (now === undefined || folded(now, type) === folded(reference, type)) return
    const difference = { change: 'changed', what: 'default', name, tool: now } as const
    // In the tool's code, all defaults are strings.
    const typed = /boolean|integer|decimal/.test(type) ? parse(now) : now
    drift.push(driftAt(file, ['options', index, 'default'], difference, typed))
  })
  return drift
}
