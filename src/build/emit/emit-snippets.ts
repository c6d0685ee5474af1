import { catalogueSteps, readReferences } from '@/content/references'
import { LOCALES } from '@/i18n/locale'
import { snippets, snippetsPath } from '@/step-language/write/snippets'
import { writeJson } from './write-json'

/** The steps as snippets of Visual Studio Code, one file a language. */
export function emitSnippets(): void {
  const references = readReferences()
  const steps = catalogueSteps(references)
  for (const locale of LOCALES)
    writeJson(`public${snippetsPath(locale)}`, snippets(steps, locale, references.dataTypes))
}
