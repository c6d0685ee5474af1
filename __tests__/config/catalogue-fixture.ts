import { optionCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'

/** The options and plugins of the tool, as the checker gets them. */
export const CATALOGUE = optionCatalogue(readReferences())
