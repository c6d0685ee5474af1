import { type ZodType, z } from 'zod'
import { configSchema } from '@/config/options/config-schema'
import {
  ASKED_OF_PAGES,
  ASKED_OF_PLUGIN,
  askedOptions,
  askedSteps,
  optionCatalogue,
  readAsked,
  stepCatalogue,
} from '@/content/catalogues'
import { catalogueOptions, catalogueSteps, readReferences, readStepHistory } from '@/content/references'
import { CORE_REFERENCE, EXERCISES, MENU, PLUGIN_REFERENCE } from '@/content/schemas'
import { LOCALES, type Locale, STEP_LANGUAGES } from '@/i18n/locale'
import { keepJson, keptJson } from '@/lib/node/kept'
import { DATA_PATHS } from '@/site/published'
import { schemaPath, snippetsPath } from '@/site/routes'
import { type AskedTerms, askedPath } from '@/step-language/asked-terms'
import { DATA_TYPES } from '@/steps/step-schema'
import { codeHash } from '../build-hash'
import { writeJson } from '../exported/files'
import { snippets } from './snippets'

const emit = (path: string, value: unknown): void => writeJson(`public${path}`, value)

/** What has been learned of how people ask for steps. Kept for later builds, and for tests: to learn it takes seconds. */
export function keptSteps(locale: Locale): AskedTerms {
  const [asked, references] = [readAsked(), readReferences()]
  const name = `asked-steps-${locale}`
  const madeOf = [codeHash(), JSON.stringify([asked.steps, stepCatalogue(references)])]
  return keptJson(name, madeOf) ?? keepJson(name, madeOf, askedSteps(asked, references, locale))
}

/**
 * Steps and options as data, for the tools of the site and for other programs: catalogues, how people ask, the JSON Schema of `wakamiti.yaml`
 * for editors, the steps as snippets of Visual Studio Code.
 */
export function emitCatalogue(): void {
  const references = readReferences()
  const asked = readAsked()
  const steps = catalogueSteps(references)
  const options = catalogueOptions(references)
  emit(DATA_PATHS.steps, stepCatalogue(references))
  emit(DATA_PATHS.options, optionCatalogue(references))
  emit(DATA_PATHS.history, readStepHistory())
  for (const locale of LOCALES) {
    emit(askedPath('steps', locale), keptSteps(locale))
    emit(askedPath('options', locale), askedOptions(asked, references, locale))
    emit(schemaPath(locale), configSchema(options, locale))
  }
  for (const language of STEP_LANGUAGES) emit(snippetsPath(language), snippets(steps, language, references.dataTypes))
}

/** The shapes of the YAML that writers edit, by the names that `.vscode/settings.json` has for them. */
const SCHEMAS: Record<string, ZodType> = {
  menu: MENU,
  plugin: PLUGIN_REFERENCE,
  core: CORE_REFERENCE,
  'data-types': DATA_TYPES,
  exercises: EXERCISES,
  asked: ASKED_OF_PLUGIN,
  'asked-pages': ASKED_OF_PAGES,
}

/** JSON Schemas of the content: an editor that reads them names unknown fields and wrong values while they are written. */
export function emitWriterSchemas(): void {
  for (const [name, schema] of Object.entries(SCHEMAS))
    writeJson(`.generated/schemas/${name}.json`, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}
