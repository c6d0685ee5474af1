import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { CatalogueOption } from '@/config/options/option'
import { memoizeFor } from '@/lib/memoize'
import { contentRoot } from '@/site/content-root'
import { type CatalogueStep, isStep } from '@/steps/step'
import type { DataTypes } from '@/steps/values/data-types'
import type { CoreReference, PluginReference } from './reference'

export interface References {
  plugins: PluginReference[]
  core: CoreReference
  dataTypes: DataTypes
}

const readYaml = <T>(path: string): T => parse(readFileSync(path, 'utf8')) as T

let cache: { root: string; references: References } | undefined

/**
 * Reads all reference files of the content tree, once per process.
 * @throws when a file is missing or is not YAML; the content check reports those with their lines beforehand
 */
export function readReferences(root = contentRoot()): References {
  if (cache?.root === root) return cache.references
  const folder = join(root, 'reference')
  const plugins = readdirSync(join(folder, 'plugins'))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => readYaml<PluginReference>(join(folder, 'plugins', file)))
  const references = {
    plugins,
    core: readYaml<CoreReference>(join(folder, 'core.yaml')),
    dataTypes: readYaml<DataTypes>(join(folder, 'data-types.yaml')),
  }
  cache = { root, references }
  return references
}

/** All steps a reader may use, each with its plugin. */
export const catalogueSteps = memoizeFor(({ plugins }: References): CatalogueStep[] =>
  plugins.flatMap(({ plugin, steps }) => steps.filter(isStep).map((step) => ({ ...step, plugin }))),
)

/** All options with the plugin they belong to, the core's own under `core`. */
export const catalogueOptions = memoizeFor(({ plugins, core }: References): CatalogueOption[] => [
  ...core.options.map((option) => ({ ...option, plugin: 'core' })),
  ...plugins.flatMap(({ plugin, options }) => options.map((option) => ({ ...option, plugin }))),
])
