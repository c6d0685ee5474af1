import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueOption } from '@/config/options/option'
import { memoize, memoizeFor } from '@/lib/memoize'
import { readCachedYaml, readOptionalYaml } from '@/lib/node/disk-cache'
import { contentRoot } from '@/site/content-root'
import type { StepHistory } from '@/steps/catalogue'
import { createMatcher } from '@/steps/expression/step-expression'
import { type CatalogueStep, type DataTypes, isStep, optionKeysOf } from '@/steps/step'
import type { CoreReference, Exercise, PluginReference } from './schemas'
import type { EarlierAnchors } from './site-page'

/** In the content folder: the steps of earlier releases of the tool. */
export const HISTORY_FILE = 'reference/step-history.yaml'

const read = memoize((root: string) => ({
  plugins: readdirSync(join(root, 'reference/plugins'))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => readCachedYaml<PluginReference>(root, `reference/plugins/${file}`)),
  core: readCachedYaml<CoreReference>(root, 'reference/core.yaml'),
  dataTypes: readCachedYaml<DataTypes>(root, 'reference/data-types.yaml'),
  exercises: readOptionalYaml<{ exercises: Exercise[] }>(root, 'reference/exercises.yaml', { exercises: [] }).exercises,
}))

export type References = ReturnType<typeof read>

/** Reads the references, once. @throws for a missing file and bad YAML, which the content check reports beforehand */
export const readReferences = (root = contentRoot()): References => read(root)

/** The anchors of the tool's earlier documentation, by page, with what each is now. */
export const readAnchors = (): EarlierAnchors => readOptionalYaml(contentRoot(), 'reference/anchors.yaml', {})

/** Where the routes of earlier pages lead. */
export const readRoutes = (): Record<string, string> => readOptionalYaml(contentRoot(), 'reference/routes.yaml', {})

export const readStepHistory = (): StepHistory =>
  readOptionalYaml(contentRoot(), HISTORY_FILE, { releases: [], steps: {} })

/** All steps, each with its plugin. */
export const catalogueSteps = memoizeFor(({ plugins }: References): CatalogueStep[] =>
  plugins.flatMap(({ plugin, steps }) => steps.filter(isStep).map((step) => ({ ...step, plugin }))),
)

export const stepsOfOption = (references: References, key: string): CatalogueStep[] =>
  catalogueSteps(references).filter((step) => optionKeysOf(step).includes(key))

export const stepMatcher = memoizeFor((references: References) =>
  createMatcher(catalogueSteps(references), references.dataTypes),
)

export const pluginOfPage = ({ plugins }: References, path: string): PluginReference | undefined =>
  plugins.find(({ plugin }) => path === `plugins/${plugin}`)

/** All options, each with its plugin, or `core`. */
export const catalogueOptions = memoizeFor(({ plugins, core }: References): CatalogueOption[] => [
  ...core.options.map((option) => ({ ...option, plugin: 'core' })),
  ...plugins.flatMap(({ plugin, options }) => options.map((option) => ({ ...option, plugin }))),
])
