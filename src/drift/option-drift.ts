import { parse } from 'yaml'
import type { Option } from '@/config/options/option'
import { isTypo } from '@/lib/nearest'
import { type Drift, driftAt, namesDrift, type ReferenceFile } from './drift'
import type { ToolOptions } from './tool-options'

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

/** A default as the reference writes it: the tool has texts only. */
const typed = (value: string, type: string): unknown => (/boolean|integer|decimal/.test(type) ? parse(value) : value)

/** No default and an empty one are the same; names of values are known in any case. */
const folded = (value: unknown, type: string) => (type === 'enum' ? String(value).toLowerCase() : String(value ?? ''))

const lastPart = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** Tells options that are new, gone or named otherwise, and other defaults. */
export function optionDrift(file: ReferenceFile, tool: ToolOptions): Drift[] {
  const { options } = file.reference
  const isSame = (old: string, now: string) => lastPart(old) === lastPart(now) || isTypo(now, old)
  const { drift, renamed } = namesDrift(file, 'options', goneKeys(file, tool), freshKeys(options, tool), isSame)
  options.forEach(({ key: name, type, default: reference }, index) => {
    const now = tool.defaults.get(renamed.get(name) ?? name)
    if (now === undefined || folded(now, type) === folded(reference, type)) return
    const difference = { change: 'changed', what: 'default', name, tool: now } as const
    drift.push(driftAt(file, ['options', index, 'default'], difference, typed(now, type)))
  })
  return drift
}
