import { parse } from 'yaml'
import type { Option } from '@/config/options/option'
import { callsOf, constantsOf, evaluate, literalsOf } from '@/lib/java'
import { isTypo } from '@/lib/nearest'
import { type Drift, driftAt, namesDrift, type ReferenceFile } from './drift'
import type { ToolModule } from './read-source'

/** A class with keys and defaults. */
export const isContributor = (java: string) => /\bimplements\b[^{]*\bConfigContributor\s*</.test(java)

/** `influx = configuration.inner(BASE)`, and then `influx.get(URL, …)`. */
const READING = /(?:\b(?<section>\w+)\s*=\s*)?\b(?<from>\w+)\s*\.\s*(?:get|getList|inner)\((?<key>[^,()]+)/g

function keysRead(java: string, textOf: (expression: string) => string | undefined): (string | undefined)[] {
  const sections = new Map<string, string>()
  const read = Array.from(java.matchAll(READING), ({ groups: { section, from = '', key = '' } = {} }) => {
    const name = textOf(key)
    const whole = name && `${sections.get(from) ?? ''}${name}`
    if (section) sections.set(section, whole ? `${whole}.` : '')
    return whole
  })
  return [...read, ...callsOf(java, '\\brequiredProperty').map(([, key = '']) => textOf(key))]
}

/** @param module all classes that use the constants of this one */
function addOptions(java: string, module: string, { defaults, keys }: ToolOptions): void {
  const constants = new Map([...constantsOf(module), ...constantsOf(java)].map(({ name, value }) => [name, value]))
  const textOf = (expression = '') => evaluate(expression, constants)
  // Those of the engine are written without their root, which stands apart.
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

/** Reads the options of modules from their classes: keys, defaults, and all texts that a key may be put together from. */
export function toolOptions(modules: readonly ToolModule[]) {
  const classes = modules.flatMap((module) => module.classes)
  const all = classes.join('\n')
  const words = modules.flatMap(({ templates }) => templates.join('\n').match(/\w+/g) ?? [])
  const options = {
    /** The keys that have a default; it is undefined where it is only known when the tool runs. */
    defaults: new Map<string, string | undefined>(),
    /** Keys, and beginnings of keys, that it reads. */
    keys: new Set<string>(),
    /** All texts in it: an option none of whose parts is among them is not read. */
    literals: new Set([...literalsOf(all), ...words]),
  }
  for (const java of classes.filter(isContributor)) addOptions(java, all, options)
  return options
}

type ToolOptions = ReturnType<typeof toolOptions>

/** A part of a key that need not stand in the code: any name, and the root of the engine's options. */
const ANY = /^(\*|\{.+\}|wakamiti)$/

/** Whether a key can be put together from texts in the code: `jmeter.report.influx` and `url`. */
const isInCode = (parts: string[], literals: ReadonlySet<string>): boolean =>
  parts.length === 0 ||
  parts.some((_, index) => {
    const piece = parts.slice(0, index + 1).join('.')
    return (ANY.test(piece) || literals.has(piece)) && isInCode(parts.slice(index + 1), literals)
  })

/** Whether an option is there for a key: itself, one of its section, or one for any key below it. */
function covers({ key, type }: Option, asked: string): boolean {
  const base = key.replace(/\.\*$/, '')
  const isForAny = base !== key || type.startsWith('map<')
  return `${key}.`.startsWith(`${asked}.`) || (isForAny && `${asked}.`.startsWith(`${base}.`))
}

/** The options that the tool does not read any more. Those of libraries, and below one for any key, are not in its code. */
export function goneKeys({ reference }: ReferenceFile, { keys, defaults, literals }: ToolOptions) {
  const { options } = reference
  const isRead = (key: string) => keys.has(key) || defaults.has(key) || isInCode(key.split('.'), literals)
  const isFree = (one: Option) => options.some((each) => each !== one && /\*$/.test(each.key) && covers(each, one.key))
  return options.flatMap((option, index): [string, number][] => {
    const key = option.key.replace(/^-D/, '')
    const isOfTool = 'plugin' in reference || key.startsWith('wakamiti.')
    return isOfTool && !isRead(key) && !isFree(option) ? [[option.key, index]] : []
  })
}

/** The keys of the tool that no option of the reference is for; of a section, only its keys. */
function freshKeys(options: Option[], { keys, defaults }: ToolOptions) {
  const roots = new Set(options.map(({ key }) => key.split('.')[0]))
  const all = [...new Set([...defaults.keys(), ...keys])]
  const fresh = all.filter((key) => roots.has(key.split('.')[0]) && !options.some((option) => covers(option, key)))
  const leaves = fresh.filter((key) => !fresh.some((other) => other.startsWith(`${key}.`)))
  return leaves.map((key): [string, string?] => [key, defaults.get(key)])
}

/** No default and an empty one are the same; names of values are known in any case. */
const folded = (value: unknown, type: string) => (type === 'enum' ? String(value).toLowerCase() : String(value ?? ''))

const lastPart = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** Reports options that are new, gone or renamed, and defaults that differ. */
export function optionDrift(file: ReferenceFile, tool: ToolOptions): Drift[] {
  const { options } = file.reference
  const isSame = (old: string, now: string) => lastPart(old) === lastPart(now) || isTypo(now, old)
  const { drift, renamed } = namesDrift(file, 'options', goneKeys(file, tool), freshKeys(options, tool), isSame)
  options.forEach(({ key: name, type, default: reference }, index) => {
    const now = tool.defaults.get(renamed.get(name) ?? name)
    if (now === undefined || folded(now, type) === folded(reference, type)) return
    const difference = { change: 'changed', what: 'default', name, tool: now } as const
    // The tool has texts only.
    const typed = /boolean|integer|decimal/.test(type) ? parse(now) : now
    drift.push(driftAt(file, ['options', index, 'default'], difference, typed))
  })
  return drift
}
