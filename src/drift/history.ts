import { stringify } from 'yaml'
import { STEP_LANGUAGES } from '@/i18n/locale'
import type { StepHistory } from '@/steps/catalogue'
import { type Drift, driftAt, type ReferenceFile, type References } from './drift'
import { removedKeys, toolOptions } from './option-drift'
import { type Source, type ToolModule, toolModules } from './read-source'

const RELEASE = /^v(\d+\.\d+\.\d+)$/

/** What a tag has of a reference; empty if the plugin, or the engine under its present name, did not exist yet. */
function readingOf(file: ReferenceFile, modules: readonly ToolModule[]) {
  const { reference } = file
  const artifacts = 'plugin' in reference ? [reference.artifact] : ['wakamiti-engine', ...reference.artifacts]
  const found = artifacts.map((name) => modules.find(({ artifact }) => artifact === name.replace(/^.*:/, '')))
  const [{ version, steps } = {}] = found
  if (!version || !steps) return []
  const removed = removedKeys(file, toolOptions(found.filter((module) => module !== undefined))).map(([key]) => key)
  const keys = reference.options.map(({ key }) => key).filter((key) => !removed.includes(key))
  return [[file.plugin, { version, keys, steps }] as const]
}

/** What the tool has at a tag, by plugin. */
function readTag(source: Source, files: readonly ReferenceFile[]) {
  const modules = toolModules(source)
  const readings = new Map(files.flatMap((file) => readingOf(file, modules)))
  return { release: RELEASE.exec(source.ref ?? '')?.[1], readings }
}

type Tag = ReturnType<typeof readTag>

/** The versions that added steps and options after the first of their plugin, as edits below their names. */
function sinceDrift(file: ReferenceFile, tags: readonly Tag[]): Drift[] {
  const readings = tags.flatMap(({ readings: all }) => all.get(file.plugin) ?? [])
  const [first] = readings
  const record = (path: [list: string, index: number, name: string], name: string, since?: string): Drift[] => {
    const tool = readings.find(({ keys, steps }) => keys.includes(name) || steps.has(name))?.version
    if (!tool || tool === first?.version || tool === since) return []
    const difference = { change: 'changed', what: 'version', name: `since of ${name}`, tool } as const
    const drift = driftAt(file, path, difference, name)
    if (since || !drift.edit) return [{ ...drift, reference: since, edit: undefined }]
    const indent = ' '.repeat(drift.column - `${path[2]}: `.length - 1)
    return [{ ...drift, edit: { from: drift.edit.to, to: drift.edit.to, insert: `\n${indent}since: ${tool}` } }]
  }
  const { reference } = file
  return [
    ...reference.options.flatMap(({ key, since }, index) => record(['options', index, 'key'], key, since)),
    ...('steps' in reference ? reference.steps : []).flatMap((step, index) =>
      step.placeholder ? [] : record(['steps', index, 'id'], step.id, step.since),
    ),
  ]
}

function stepHistory(tags: readonly Tag[]): StepHistory {
  const releases = tags.filter(({ release, readings }) => release && readings.size > 0)
  const steps: StepHistory['steps'] = {}
  for (const [index, { release = '', readings }] of releases.entries())
    for (const [plugin, { steps: old }] of releases[index - 1]?.readings ?? []) {
      const now: ToolModule['steps'] = readings.get(plugin)?.steps ?? new Map()
      for (const id of new Set([...old.keys(), ...now.keys()])) {
        const [before, after] = [old.get(id), now.get(id)]
        if (STEP_LANGUAGES.every((locale) => before?.[locale] === after?.[locale])) continue
        const sentence = before ? { es: before.es ?? id, en: before.en ?? id } : null
        steps[plugin] = { ...steps[plugin], [id]: { ...steps[plugin]?.[id], [release]: sentence } }
      }
    }
  return { releases: releases.flatMap(({ release }) => release ?? []), steps }
}

const HEAD =
  '# What steps were before a release of the tool; null where there was none. check:drift -- --write-since writes it.\n'

/** Reads the tool at its tags, oldest first. @returns the missing versions of steps and options, and the history file */
export function readHistory({ core, plugins }: References, sources: Iterable<Source>) {
  const files = [core, ...plugins]
  const tags = Array.from(sources, (source) => readTag(source, files))
  const drift = files.flatMap((file) => sinceDrift(file, tags))
  return { drift, history: HEAD + stringify(stepHistory(tags), { lineWidth: 0 }) }
}
