import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { parseContentPath, slugOf } from '@/content/slug'
import { CMS_STRINGS, type CmsStrings } from '@/i18n/cms-strings'
import { documentLocale } from '@/i18n/locale'
import { withBase } from '@/site/site'
import type { CmsSettings } from '../collections'
import { reportChange } from './notices'
import { beginSave, serveFolder } from './served-folder'
import { listSnippets, SOURCE_FIELD, SourceControl } from './source-field'
import './editor.css'

/** The page as the site shows it, at its address in `npm run dev`, which loads it again when it has been saved. */
function PagePreview({ entry, document: frame }: CustomPreviewTemplateProps) {
  const path = parseContentPath(entry.get('path') ?? '')
  const address =
    path && document.documentElement.dataset.preview + withBase(slugOf({ ...path, locale: documentLocale(frame) }))
  return address && <iframe className="page" title={address} src={address} />
}

/** There is nothing to sign in to: the CMS opens the content at once. */
const SIGNED_IN = ['sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' })] as const

const PREFERENCES = 'sveltia-cms.prefs'

/** The button that saves, which the CMS enables while there is something to save. */
const UNSAVED = 'button[aria-keyshortcuts$="+S"]:enabled'

/** Asks before a text is left that is not saved: the CMS does not, and keeps drafts only of those who sign in. */
function guardUnsaved({ leave }: CmsStrings): void {
  const isUnsaved = () => document.querySelector(UNSAVED) !== null
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
  // The arrow and the history lead to other views of one document. Older browsers tell nobody of them.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.cancelable && event.destination.sameDocument && isUnsaved() && !confirm(leave)) event.preventDefault()
  })
  // The CMS tells itself where it goes, also when it has stayed: it would then read the entry again.
  addEventListener('hashchange', (event) => {
    if (event.newURL !== location.href) event.stopImmediatePropagation()
  })
}

async function start(): Promise<void> {
  const response = await fetch('/settings')
  if (!response.ok) throw new Error(await response.text())
  const { config, snippets, marks, locale } = (await response.json()) as CmsSettings
  const words = CMS_STRINGS[locale]
  serveFolder(words)
  guardUnsaved(words)
  localStorage.setItem(...SIGNED_IN)
  // Whoever saves looks at the page; the CMS would go back to its list. It reads this when it is loaded.
  const chosen = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as Record<string, unknown>
  localStorage.setItem(PREFERENCES, JSON.stringify({ closeOnSave: false, ...chosen }))
  const { default: CMS } = await import('@sveltia/cms')
  listSnippets(snippets, marks)
  CMS.registerFieldType(SOURCE_FIELD, SourceControl)
  for (const collection of config.collections ?? []) {
    const pages = 'files' in collection ? collection.files : [collection]
    for (const { name } of pages) if (name) CMS.registerPreviewTemplate(name, PagePreview)
  }
  CMS.registerPreviewStyle('/editor.css')
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => beginSave(entry.get('path'), entry.get('newRecord')),
  })
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => void reportChange(words, entry.get('path'), words.saved),
  })
  await CMS.init({ config })
}

start().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error)
})
