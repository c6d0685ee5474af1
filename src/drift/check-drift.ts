import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { HISTORY_FILE } from '@/content/references'
import type { PluginReference } from '@/content/schemas'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { applyEdits } from '@/lib/finding'
import { describeError } from '@/lib/node/command'
import { contentRoot } from '@/site/content-root'
import type { StepHistory } from '@/steps/catalogue'
import { type Drift, driftAt, isContributor, listDrift, optionDrift, toolOptions } from './drift'
import type { ReferenceFile, References, Source, ToolModule } from './read-source'
import { readReferenceFiles, readSource, readTags, toolModules } from './read-source'

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const

function stepDrift(file: ReferenceFile<PluginReference>, tool: ToolModule['steps']): Drift[] {
  const { steps } = file.reference
  const removed = steps.flatMap(({ id }, index): [string, number][] => (tool.has(id) ? [] : [[id, index]]))
  const known = new Set(steps.map(({ id }) => id))
  const added = Array.from(tool, ([id, { en }]): [string, string?] => [id, en]).filter(([id]) => !known.has(id))
  const changed = steps.flatMap(({ id, expression }, index) =>
    STEP_LANGUAGES.flatMap((locale) => {
      const now = tool.get(id)
      if (!now || (now[locale] ?? id) === expression[locale]) return []
      const difference = { change: 'changed', what: 'step', name: id, locale, tool: now[locale] } as const
      return [driftAt(file, ['steps', index, 'expression', locale], difference, now[locale])]
    }),
  )
  return [...listDrift(file, 'step', removed, added), ...changed]
}

function versionDrift(file: ReferenceFile, name: string, tool: string | undefined): Drift[] {
  if (tool === undefined || tool === file.source.document.get(name)) return []
  return [driftAt(file, [name], { change: 'changed', what: 'version', name, tool }, tool)]
}

/** All differences between the references and the tool, in the order of the files, with new plugins at the end. */
function compare({ core, plugins }: References, modules: readonly ToolModule[]): Drift[] {
  const left = new Map(modules.map((module) => [module.artifact, module]))
  const take = (artifact: string): ToolModule | undefined => {
    const module = left.get(artifact.slice(artifact.indexOf(':') + 1))
    if (module) left.delete(module.artifact)
    return module
  }
  const parts = core.reference.artifacts.map(take).filter((part) => part !== undefined)
  const versionOf = (name: string) => parts.find(({ artifact }) => artifact === name)?.version
  const ofPlugin = (file: ReferenceFile<PluginReference>): Drift[] => {
    const name = file.reference.artifact
    const module = take(name)
    if (!module) return [driftAt(file, ['plugin'], { change: 'removed', what: 'plugin', name })]
    const options = optionDrift(file, toolOptions([module]))
    return [...versionDrift(file, 'version', module.version), ...options, ...stepDrift(file, module.steps)]
  }
  return [
    ...versionDrift(core, 'engine', versionOf('wakamiti-engine')),
    ...versionDrift(core, 'api', versionOf('wakamiti-api')),
    ...optionDrift(core, toolOptions(parts)),
    ...plugins.flatMap(ofPlugin),
    ...[...left.values()].flatMap(({ artifact: name, version: tool, steps, classes }) => {
      if (steps.size === 0 && !classes.some(isContributor)) return []
      return [driftAt(core, ['artifacts'], { change: 'added', what: 'plugin', name, tool })]
    }),
  ]
}

const RELEASE = /^v(\d+\.\d+\.\d+)$/

/** A release of the tool, with the steps of each plugin that it has. */
type Release = { release: string; steps: Map<string, ToolModule['steps']> }

function readRelease(source: Source, { plugins }: References): Release[] {
  const [, release] = RELEASE.exec(source.ref ?? '') ?? []
  const modules = toolModules(source)
  const steps = plugins.flatMap(({ plugin, reference }) => {
    const module = modules.find(({ artifact }) => reference.artifact.endsWith(`:${artifact}`))
    return module ? [[plugin, module.steps] as const] : []
  })
  return release && steps.length > 0 ? [{ release, steps: new Map(steps) }] : []
}

function stepHistory(releases: readonly Release[]): StepHistory {
  const steps: StepHistory['steps'] = {}
  for (const [index, { release, steps: present }] of releases.entries())
    for (const [plugin, old] of releases[index - 1]?.steps ?? []) {
      const now: ToolModule['steps'] = present.get(plugin) ?? new Map()
      for (const id of new Set([...old.keys(), ...now.keys()])) {
        const [before, after] = [old.get(id), now.get(id)]
        if (STEP_LANGUAGES.every((locale) => before?.[locale] === after?.[locale])) continue
        const sentence = before ? { es: before.es ?? id, en: before.en ?? id } : null
        steps[plugin] = { ...steps[plugin], [id]: { ...steps[plugin]?.[id], [release]: sentence } }
      }
    }
  return { releases: releases.map(({ release }) => release), steps }
}

const HEAD =
  '# What steps were before a release of the tool; null where there was none. check:drift -- --history writes it.\n'

/** Reads the tool at its tags, oldest first. @returns the history file: what steps were before each release */
function historyOf(references: References, sources: Iterable<Source>): string {
  const releases = Array.from(sources, (source) => readRelease(source, references)).flat()
  return HEAD + stringify(stepHistory(releases), { lineWidth: 0 })
}

function messageOf({ change, what, plugin, name, locale, reference, tool }: Drift): string {
  const subject = `${plugin}: ${what} ${name}`
  if (change === 'removed') return `${subject} is no longer in the tool`
  if (change === 'added') return `${subject} is new${tool ? `: "${tool}"` : ''}`
  return `${subject}${locale ? ` in ${locale}` : ''} was "${reference}", ${tool === undefined ? 'has none' : `is "${tool}"`}`
}

/** What to do about a difference: without an edit, pages may depend on it. */
const advice = ({ edit }: Drift, isWritten: boolean) =>
  edit ? (isWritten ? 'written' : '--write writes it') : 'write it in the reference and in its pages'

/** Applies the edits to the reference files, and records the commit that they come from. */
function write(root: string, { core, plugins }: References, drift: readonly Drift[], commit: string | undefined): void {
  const edits = drift.filter(({ edit }) => edit)
  if (commit && edits.length > 0)
    edits.push(driftAt(core, ['commit'], { change: 'changed', what: 'version', name: 'commit' }, commit))
  for (const { file, text } of [core, ...plugins]) {
    const own = edits.flatMap(({ edit, file: target }) => (edit && target === file ? [edit] : []))
    if (own.length > 0) writeFileSync(join(root, file), applyEdits(text, own))
  }
}

/**
 * `npm run check:drift -- --source <path or URL> [--ref <branch, tag or commit>] [--write] [--history]`
 * @returns the exit code: 0 if the references agree with the tool, 1 if they do not, 2 if something cannot be read
 */
export function checkDrift(args: string[]): number {
  try {
    const { values } = parseArgs({ args, options: { source: TEXT, ref: TEXT, write: FLAG, history: FLAG } })
    const { source, ref, write: isWritten = false } = values
    if (!source) throw new Error('--source is missing  (name a folder, or the URL of a repository, of Wakamiti)')
    const root = contentRoot()
    const references = readReferenceFiles(root)
    if (values.history) {
      writeFileSync(join(root, HISTORY_FILE), historyOf(references, readTags(source)))
      console.log(HISTORY_FILE)
      return 0
    }
    const read = readSource(source, ref)
    const modules = toolModules(read)
    const drift = compare(references, modules)
    if (isWritten) write(root, references, drift, read.commit)
    const folder = relative(process.cwd(), root)
    for (const difference of drift) {
      const { file, line, column } = difference
      console.log(
        `${join(folder, file)}:${line}:${column}  ${messageOf(difference)}  (${advice(difference, isWritten)})`,
      )
    }
    console.log(`${read.name}: modules ${modules.length}, differences ${drift.length}`)
    return drift.length > 0 ? 1 : 0
  } catch (error) {
    console.error(describeError(error))
    return 2
  }
}

if (require.main === module) process.exitCode = checkDrift(process.argv.slice(2))
