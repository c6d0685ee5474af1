import { catalogueOptions, catalogueSteps, readReferences } from '../content/references'
import type { OptionCatalogue } from '../options/load-options'
import type { StepCatalogue } from '../steps/catalogue'
import { writeJson } from './write-json'

/** Steps and options as data: for the tools of the site, and for other programs. */
export function emitCatalogue(): void {
  const references = readReferences()
  const { engine } = references.core
  const steps: StepCatalogue = {
    format: 1,
    engine,
    plugins: references.plugins.map(({ plugin, name, category, artifact, version, modules }) => ({
      plugin,
      name,
      category,
      artifact,
      version,
      modules,
    })),
    steps: catalogueSteps(references),
    dataTypes: references.dataTypes,
  }
  const options: OptionCatalogue = { format: 1, engine, options: catalogueOptions(references) }
  writeJson('public/assets/steps.json', steps)
  writeJson('public/assets/options.json', options)
}
