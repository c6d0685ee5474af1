import { CMS_STRINGS } from '@/i18n/cms-strings'
import { type CmsSettings, SOURCE_FIELD } from '../settings'
import './editor.css'
import { PagePreview } from './page-preview'
import { reportSaved } from './saved-notice'
import { serveFolder } from './served-folder'
import { listSnippets, SourceControl } from './source-field'

/** There is nothing to sign in to: the CMS opens the content at once. */
const SIGNED_IN = ['sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' })] as const

const PREFERENCES = 'sveltia-cms.prefs'

/** Whoever saves looks at the page; the CMS would go back to its list. It reads this when it is loaded. */
function stayAfterSaving(): void {
  const chosen = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as Record<string, unknown>
  localStorage.setItem(PREFERENCES, JSON.stringify({ closeOnSave: false, ...chosen }))
}

async function start(): Promise<void> {
  const response = await fetch('/settings')
  if (!response.ok) throw new Error(await response.text())
  const { config, snippets, locale } = (await response.json()) as CmsSettings
  const words = CMS_STRINGS[locale]
  serveFolder(words)
  localStorage.setItem(...SIGNED_IN)
  stayAfterSaving()
  const { default: CMS } = await import('@sveltia/cms')
  listSnippets(snippets)
  CMS.registerFieldType(SOURCE_FIELD, SourceControl)
  for (const collection of config.collections ?? []) {
    const pages = 'files' in collection ? collection.files : [collection]
    for (const { name } of pages) if (name) CMS.registerPreviewTemplate(name, PagePreview)
  }
  CMS.registerPreviewStyle('/editor.css')
  CMS.registerEventListener({ name: 'postSave', handler: ({ entry }) => void reportSaved(words, entry.get('path')) })
  await CMS.init({ config })
}

start().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error)
})
