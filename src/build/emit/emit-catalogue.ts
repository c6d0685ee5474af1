import { optionCatalogue, stepCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { writeJson } from './write-json'

/** Steps and options as data: for the tools of the site, and for other programs. */
export function emitCatalogue(): void {
  const references = readReferences()
  writeJson('public/assets/steps.json', stepCatalogue(references))
  writeJson('public/assets/options.json', optionCatalogue(references))
}
