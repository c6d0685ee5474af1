import { configSchema, schemaPath } from '@/config/options/config-schema'
import { readAsked } from '@/content/asked'
import { askedOptions, askedSteps, optionCatalogue, stepCatalogue } from '@/content/catalogues'
import { catalogueOptions, catalogueSteps, readReferences, readStepHistory } from '@/content/references'
import { LOCALES } from '@/i18n/locale'
import { askedPath } from '@/step-language/asked-terms'
import { snippets, snippetsPath } from '@/step-language/write/snippets'
import { writeJson } from '../exported/files'

const emit = (path: string, value: unknown): void => writeJson(`public${path}`, value)

/**
 * Steps and options as data, for the tools of the site and for other programs: catalogues, how people ask, the JSON Schema of `wakamiti.yaml`
 * for editors, the steps as snippets of Visual Studio Code.
 */
export function emitCatalogue(): void {
  const references = readReferences()
  const asked = readAsked()
  const steps = catalogueSteps(references)
  const options = catalogueOptions(references)
  emit('/assets/steps.json', stepCatalogue(references))
  emit('/assets/options.json', optionCatalogue(references))
  emit('/assets/step-history.json', readStepHistory())
  for (const locale of LOCALES) {
    emit(askedPath('steps', locale), askedSteps(asked, references, locale))
    emit(askedPath('options', locale), askedOptions(asked, references, locale))
    emit(schemaPath(locale), configSchema(options, locale))
    emit(snippetsPath(locale), snippets(steps, locale, references.dataTypes))
  }
}
