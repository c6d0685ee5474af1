import { configSchema, schemaPath } from '@/config/options/config-schema'
import { readAsked } from '@/content/asked'
import { askedOptions, askedSteps, optionCatalogue, stepCatalogue } from '@/content/catalogues'
import { catalogueOptions, catalogueSteps, readReferences } from '@/content/references'
import { LOCALES } from '@/i18n/locale'
import { askedPath } from '@/step-language/asked-terms'
import { snippets, snippetsPath } from '@/step-language/write/snippets'
import { writeJson } from '../exported/files'

/** The JSON Schema of `wakamiti.yaml`, one a language, for editors. */
export function emitSchema(): void {
  const options = catalogueOptions(readReferences())
  for (const locale of LOCALES) writeJson(`public${schemaPath(locale)}`, configSchema(options, locale))
}

/** The steps as snippets of Visual Studio Code, one file a language. */
export function emitSnippets(): void {
  const references = readReferences()
  const steps = catalogueSteps(references)
  for (const locale of LOCALES)
    writeJson(`public${snippetsPath(locale)}`, snippets(steps, locale, references.dataTypes))
}

/** Steps and options as data, for the tools of the site and for other programs: catalogues, schema, snippets. */
export function emitCatalogue(): void {
  const references = readReferences()
  writeJson('public/assets/steps.json', stepCatalogue(references))
  writeJson('public/assets/options.json', optionCatalogue(references))
  for (const locale of LOCALES) {
    writeJson(`public${askedPath('steps', locale)}`, askedSteps(readAsked(), references, locale))
    writeJson(`public${askedPath('options', locale)}`, askedOptions(readAsked(), references, locale))
  }
  emitSchema()
  emitSnippets()
}
