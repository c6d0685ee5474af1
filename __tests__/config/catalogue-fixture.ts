import { optionCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'

/** The options and plugins of the tool, as the checker loads them. */
export const CATALOGUE = optionCatalogue(readReferences())
