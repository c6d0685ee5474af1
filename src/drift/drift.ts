import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, type Node, stringify } from 'yaml'
import type { CoreReference, PluginReference } from '@/content/schemas'
import { readYaml, type YamlSource } from '@/content-lint/references/yaml-source'
import type { StepLanguage } from '@/i18n/locale'
import type { TextEdit } from '@/lib/finding'

/** A reference file with its source; `file` is relative to the content folder. */
export interface ReferenceFile<Reference = CoreReference | PluginReference> {
  file: string
  text: string
  source: YamlSource
  reference: Reference
  /** The id of its plugin; `core` for the engine. */
  plugin: string
}

interface Difference {
  change: 'added' | 'removed' | 'renamed' | 'changed'
  what: 'plugin' | 'version' | 'step' | 'option' | 'default'
  /** The id of a step, the key of an option, a field of the reference. */
  name: string
  locale?: StepLanguage
  /** What the tool has, if anything. */
  tool?: string
}

function readReference<Reference extends object>(root: string, file: string): ReferenceFile<Reference> {
  const text = readFileSync(join(root, file), 'utf8')
  const { source, problems } = readYaml(file, text)
  if (problems.length > 0) throw new Error(`${file} is not sound  (npm run check:content says what to correct)`)
  const reference: Reference = source.document.toJS()
  return { file, text, source, reference, plugin: 'plugin' in reference ? String(reference.plugin) : 'core' }
}

/** Reads all references. @param root the content folder */
export const readReferenceFiles = (root: string) => ({
  core: readReference<CoreReference>(root, 'reference/core.yaml'),
  plugins: readdirSync(join(root, 'reference/plugins'))
    .sort()
    .map((name) => readReference<PluginReference>(root, `reference/plugins/${name}`)),
})

export type References = ReturnType<typeof readReferenceFiles>

/** Locates a difference in a reference. @param written the new value, if no prose depends on it */
export function driftAt(
  { file, source, plugin }: ReferenceFile,
  path: (string | number)[],
  difference: Difference,
  written?: unknown,
) {
  const node = source.document.getIn(path, true) as Node
  const [from, to] = node.range ?? [0, 0]
  const insert = written === undefined ? undefined : stringify(written, { lineWidth: 0 }).trimEnd()
  const edit: TextEdit | undefined = insert === undefined ? undefined : { from, to, insert }
  const reference = isScalar(node) ? String(node.value) : undefined
  return { ...difference, plugin, file, ...source.placeOf(node), reference, edit }
}

export type Drift = ReturnType<typeof driftAt>

/** Reports what was added, removed or renamed in a list. An entry with no or several new names counts as removed. */
export function listDrift(
  file: ReferenceFile,
  list: 'steps' | 'options',
  removed: [name: string, index: number][],
  added: [name: string, tool?: string][],
  isSame: (old: string, now: string) => boolean,
) {
  const what = list === 'steps' ? 'step' : 'option'
  const renamed = new Map<string, string>()
  const drift = removed.map(([name, index]) => {
    const [[tool] = [], ...others] = added.filter(([now]) => isSame(name, now))
    if (!tool || others.length > 0) return driftAt(file, [list, index], { change: 'removed', what, name })
    renamed.set(name, tool)
    return driftAt(file, [list, index], { change: 'renamed', what, name, tool })
  })
  const rest = added.filter(([name]) => ![...renamed.values()].includes(name))
  drift.push(...rest.map(([name, tool]) => driftAt(file, [list], { change: 'added', what, name, tool })))
  return { drift, renamed }
}
