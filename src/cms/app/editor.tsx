import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { parseContentPath, slugOf } from '@/content/slug'
import { CMS_STRINGS, type CmsStrings } from '@/i18n/cms-strings'
import { documentLocale } from '@/i18n/locale'
import { withBase } from '@/site/site'
import type { CmsSettings } from '../collections'
import { reportChange, serveFolder } from './served-folder'
import { listSnippets, SOURCE_FIELD, SourceControl } from './source-field'
import './editor.css'

/** The page in `npm run dev`, which reloads it after every save. */
function PagePreview({ entry, document: frame }: CustomPreviewTemplateProps) {
  const path = parseContentPath(entry.get('path') ?? '')
  const address =
    path && document.documentElement.dataset.preview + withBase(slugOf({ ...path, locale: documentLocale(frame) }))
  return address && <iframe className="page" title={address} src={address} />
}

/** Makes the CMS skip its sign-in: there is nothing to sign in to. */
const SIGNED_IN = ['sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' })] as const

const PREFERENCES = 'sveltia-cms.prefs'

/** The save button, which the CMS enables while there are unsaved changes. */
const ENABLED_SAVE = 'button[aria-keyshortcuts$="+S"]:enabled'

/** Asks before unsaved changes are lost: the CMS does not, and keeps drafts only for signed-in users. */
function guardUnsaved({ leave }: CmsStrings): void {
  const isUnsaved = () => document.querySelector(ENABLED_SAVE) !== null
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
  // The back arrow and the history switch views within the document, which older browsers do not report.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.cancelable && event.destination.sameDocument && isUnsaved() && !confirm(leave)) event.preventDefault()
  })
  // The CMS sends itself this event even if the navigation was prevented, and would read the entry again.
  addEventListener('hashchange', (event) => {
    if (event.newURL !== location.href) event.stopImmediatePropagation()
  })
}

async function start(): Promise<void> {
  const response = await fetch('/settings')
  if (!response.ok) throw new Error(await response.text())
  const { config, snippets, locale } = (await response.json()) as CmsSettings
  const words = CMS_STRINGS[locale]
  serveFolder(words)
  guardUnsaved(words)
  localStorage.setItem(...SIGNED_IN)
  // Keeps the page open after a save, instead of its list; the CMS reads this while it loads.
  const chosen = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as Record<string, unknown>
  localStorage.setItem(PREFERENCES, JSON.stringify({ closeOnSave: false, ...chosen }))
  const { default: CMS } = await import('@sveltia/cms')
  listSnippets(snippets)
  CMS.registerFieldType(SOURCE_FIELD, SourceControl)
  for (const collection of config.collections ?? [])
    if ('folder' in collection) CMS.registerPreviewTemplate(collection.name, PagePreview)
  CMS.registerPreviewStyle('/editor.css')
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => void reportChange(words, entry.get('path'), words.saved),
  })
  await CMS.init({ config })
}

start().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error)
})
