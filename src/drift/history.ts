import { stringify } from 'yaml'
import { LOCALES, localize } from '@/i18n/locale'
import type { StepHistory } from '@/steps/step-history'
import type { References } from './compare'
import { type Drift, driftAt, type ReferenceFile } from './drift'
import { goneKeys } from './option-drift'
import type { Source } from './read-source'
import { type ToolModule, toolModules } from './tool-modules'
import { toolOptions } from './tool-options'

/** What a tag of the tool has of a reference. */
interface Reading {
  /** Of the plugin, or of the engine. */
  version: string
  /** Keys of options and ids of steps. */
  names: ReadonlySet<string>
  steps: ToolModule['steps']
}

interface Tag {
  /** The version of the tool; undefined where only a plugin was released. */
  release: string | undefined
  /** By the name of the plugin. */
  readings: Map<string, Reading>
}

const nameOf = ({ reference }: ReferenceFile) => ('plugin' in reference ? reference.plugin : 'core')

const RELEASE = /^v(\d+\.\d+\.\d+)$/

/** @returns undefined when the plugin, or the engine under the name of today, was not there yet */
function readingOf(file: ReferenceFile, modules: readonly ToolModule[]): Reading | undefined {
  const { reference } = file
  const artifacts = 'plugin' in reference ? [reference.artifact] : ['wakamiti-engine', ...reference.artifacts]
  const [module, ...others] = artifacts.map((name) =>
    modules.find(({ artifact }) => artifact === name.slice(name.indexOf(':') + 1)),
  )
  if (!module?.version) return undefined
  const all = [module, ...others].filter((each) => each !== undefined)
  const gone = new Set(goneKeys(file, toolOptions(all)).map(([key]) => key))
  const keys = reference.options.map(({ key }) => key).filter((key) => !gone.has(key))
  const placeholders =
    'steps' in reference ? reference.steps.flatMap(({ id, placeholder }) => (placeholder ? [id] : [])) : []
  const steps = new Map([...module.steps].filter(([id]) => !placeholders.includes(id)))
  return { version: module.version, names: new Set([...keys, ...steps.keys()]), steps }
}

/** The records of a reference, with the path of their names. */
const recordsOf = ({ reference }: ReferenceFile) => [
  ...reference.options.map(({ key, since }, index) => ({ name: key, since, path: ['options', index, 'key'] })),
  ...('steps' in reference ? reference.steps : []).map((step, index) => {
    const since = step.placeholder ? undefined : step.since
    return { name: step.id, since, path: ['steps', index, 'id'] }
  }),
]

/** The versions that have brought steps and options later than their plugin; they are written behind their names. */
function sinceDrift(file: ReferenceFile, tags: readonly Tag[]): Drift[] {
  const readings = tags.flatMap(({ readings: all }) => all.get(nameOf(file)) ?? [])
  return recordsOf(file).flatMap(({ name, since, path }) => {
    const tool = readings.find(({ names }) => names.has(name))?.version
    if (tool === undefined || tool === readings[0]?.version || tool === since) return []
    const difference = { change: 'changed', what: 'version', name: `since of ${name}`, tool } as const
    const { edit, ...drift } = driftAt(file, path, difference, name)
    if (since || !edit) return [{ ...drift, reference: since }]
    const indent = ' '.repeat(drift.column - `${path[2]}: `.length - 1)
    const { to: at } = edit
    return [{ ...drift, reference: undefined, edit: { from: at, to: at, insert: `\n${indent}since: ${tool}` } }]
  })
}

/** What each release has changed in the sentences of plugins that were there before. */
function stepHistory(tags: readonly Tag[]): StepHistory {
  const releases = tags.filter(({ release, readings }) => release && readings.size > 0)
  const steps: StepHistory['steps'] = {}
  for (const [index, { release = '', readings }] of releases.entries())
    for (const [plugin, { steps: old }] of releases[index - 1]?.readings ?? []) {
      const now: ToolModule['steps'] = readings.get(plugin)?.steps ?? new Map()
      const ids = [...new Set([...old.keys(), ...now.keys()])]
      for (const id of ids.filter((each) => LOCALES.some((to) => old.get(each)?.[to] !== now.get(each)?.[to]))) {
        const sentence = old.get(id)
        const before = sentence ? localize((locale) => sentence[locale] ?? id) : null
        steps[plugin] = { ...steps[plugin], [id]: { ...steps[plugin]?.[id], [release]: before } }
      }
    }
  return { releases: releases.flatMap(({ release }) => release ?? []), steps }
}

const HEAD =
  '# What steps were before a release of the tool; null where there was none. check:drift -- --write-since writes it.\n'

/**
 * Reads what the tool's versions have brought and changed.
 * @param sources the tool at its tags, the oldest first
 * @returns the versions that references do not say, or say otherwise, and the text of the history of steps
 */
export function readHistory({ core, plugins }: References, sources: Iterable<Source>) {
  const files = [core, ...plugins]
  const tags = Array.from(sources, (source): Tag => {
    const modules = toolModules(source)
    const readings = files.flatMap((file): [string, Reading][] => {
      const reading = readingOf(file, modules)
      return reading ? [[nameOf(file), reading]] : []
    })
    return { release: RELEASE.exec(source.ref ?? '')?.[1], readings: new Map(readings) }
  })
  const drift = files.flatMap((file) => sinceDrift(file, tags))
  return { drift, history: HEAD + stringify(stepHistory(tags), { lineWidth: 0 }) }
}
