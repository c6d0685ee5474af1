import { type ZodType, z } from 'zod'
import { ASKED_OF_PAGES, ASKED_OF_PLUGIN } from '@/content/asked'
import { MENU } from '@/content/page-schemas'
import { CORE_REFERENCE, EXERCISES, PLUGIN_REFERENCE } from '@/content/reference'
import { DATA_TYPES } from '@/steps/data-types-schema'
import { writeJson } from '../exported/files'

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
