import { callsOf, constantsOf, evaluate, literalsOf } from '@/lib/java'
import type { ToolModule } from './tool-modules'

/** What the code of modules says of their options. */
export interface ToolOptions {
  /** The keys that have a default; it is undefined where it is only known when the tool runs. */
  defaults: Map<string, string | undefined>
  /** Keys, and beginnings of keys, that it reads. */
  keys: Set<string>
  /** All texts in it: an option none of whose parts is among them is not read. */
  literals: Set<string>
}

/** A class with keys and defaults. */
export const isContributor = (java: string) => /\bimplements\b[^{]*\bConfigContributor\s*</.test(java)

/** `influx = configuration.inner(BASE)`, and then `influx.get(URL, …)`. */
const READING = /(?:\b(?<section>\w+)\s*=\s*)?\b(?<from>\w+)\s*\.\s*(?:get|getList|inner)\((?<key>[^,()]+)/g

/** The keys that a class asks its configuration for. */
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

/** Reads the options of modules. */
export function toolOptions(modules: readonly ToolModule[]): ToolOptions {
  const classes = modules.flatMap((module) => module.classes)
  const all = classes.join('\n')
  const words = modules.flatMap(({ templates }) => templates.join('\n').match(/\w+/g) ?? [])
  const options = { defaults: new Map(), keys: new Set<string>(), literals: new Set([...literalsOf(all), ...words]) }
  for (const java of classes.filter(isContributor)) addOptions(java, all, options)
  return options
}
