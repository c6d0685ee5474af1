import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueOption } from '@/config/options/option'
import { memoize, memoizeFor } from '@/lib/memoize'
import { readKeptYaml, readYamlIfThere } from '@/lib/node/kept'
import { contentRoot } from '@/site/content-root'
import type { StepHistory } from '@/steps/catalogue'
import { createMatcher } from '@/steps/match-step'
import { type CatalogueStep, isStep, optionKeysOf } from '@/steps/step'
import type { DataTypes } from '@/steps/values/data-types'
import type { CoreReference, Exercise, PluginReference } from './schemas'
import type { EarlierAnchors } from './site-page'

/** What the steps were in earlier releases of the tool, in the content folder. */
export const HISTORY_FILE = 'reference/step-history.yaml'

const read = memoize((root: string) => ({
  plugins: readdirSync(join(root, 'reference/plugins'))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => readKeptYaml<PluginReference>(root, `reference/plugins/${file}`)),
  core: readKeptYaml<CoreReference>(root, 'reference/core.yaml'),
  dataTypes: readKeptYaml<DataTypes>(root, 'reference/data-types.yaml'),
  exercises: readYamlIfThere<{ exercises: Exercise[] }>(root, 'reference/exercises.yaml', { exercises: [] }).exercises,
}))

export type References = ReturnType<typeof read>

/** Reads the references, once. @throws for a missing file and bad YAML, which the content check reports beforehand */
export const readReferences = (root = contentRoot()): References => read(root)

/** By page of the tool's earlier documentation: its anchors, and what they are now. */
export const readAnchors = (): EarlierAnchors => readYamlIfThere(contentRoot(), 'reference/anchors.yaml', {})

/** Where the routes of earlier pages lead. */
export const readRoutes = (): Record<string, string> => readYamlIfThere(contentRoot(), 'reference/routes.yaml', {})

export const readStepHistory = (): StepHistory =>
  readYamlIfThere(contentRoot(), HISTORY_FILE, { releases: [], steps: {} })

/** All steps a reader may use, each with its plugin. */
export const catalogueSteps = memoizeFor(({ plugins }: References): CatalogueStep[] =>
  plugins.flatMap(({ plugin, steps }) => steps.filter(isStep).map((step) => ({ ...step, plugin }))),
)

/** The steps that set the same thing as an option. */
export const stepsOfOption = (references: References, key: string): CatalogueStep[] =>
  catalogueSteps(references).filter((step) => optionKeysOf(step).includes(key))

export const stepMatcher = memoizeFor((references: References) =>
  createMatcher(catalogueSteps(references), references.dataTypes),
)

export const pluginOfPage = ({ plugins }: References, path: string): PluginReference | undefined =>
  plugins.find(({ plugin }) => path === `plugins/${plugin}`)

/** All options with the plugin they belong to, the core's own under `core`. */
export const catalogueOptions = memoizeFor(({ plugins, core }: References): CatalogueOption[] => [
  ...core.options.map((option) => ({ ...option, plugin: 'core' })),
  ...plugins.flatMap(({ plugin, options }) => options.map((option) => ({ ...option, plugin }))),
])
