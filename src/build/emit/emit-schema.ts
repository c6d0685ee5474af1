import { configSchema, schemaPath } from '@/config/options/config-schema'
import { catalogueOptions, readReferences } from '@/content/references'
import { LOCALES } from '@/i18n/locale'
import { writeJson } from './write-json'

/** The JSON Schema of `wakamiti.yaml`, one a language, for editors. */
export function emitSchema(): void {
  const options = catalogueOptions(readReferences())
  for (const locale of LOCALES) writeJson(`public${schemaPath(locale)}`, configSchema(options, locale))
}
