import { documentLocale } from './document-locale'
import { loadRanker } from './rank/load-ranker'

/** Fetches what the first keystroke is answered from. A failure is told by the dialog, once it is opened. */
export const warmSearch = (): void => {
  loadRanker(documentLocale()).catch(() => undefined)
}
