import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Locale } from '@/i18n/locale'
import { loadFresh, loadFullStyle } from '@/lib/load'
import { mayReload } from '@/navigation/recovery'
import type { ToolName } from '@/site/site'
import { ErrorBoundary } from './fallback-page'

type ToolProps = { locale: Locale }

type Tools = Record<ToolName, () => Promise<ComponentType<ToolProps>>>

/** Loads each tool from a script of its own. The server renders none, so that it need not compile them. */
export const TOOLS: Partial<Tools> =
  typeof window === 'undefined'
    ? {}
    : ({
        'config-checker': async () => (await import('@/tools/config-checker/config-checker')).ConfigChecker,
        'step-finder': async () => (await import('@/tools/step-finder/step-finder')).StepFinder,
        'feature-checker': async () => (await import('@/tools/feature-checker/feature-checker')).loadFeatureChecker(),
        'options-explorer': async () => (await import('@/tools/options-explorer/options-explorer')).OptionsExplorer,
        practice: async () => (await import('@/tools/practice/practice')).loadPractice(),
      } satisfies Tools)

/** Shows the note for readers without scripts, which says where else to find what the tool offers. */
function showNote(place: Element): void {
  const note = place.querySelector('noscript')
  note?.insertAdjacentHTML('afterend', note.textContent ?? '')
}

function ToolNote({ place }: { place: Element }) {
  useEffect(() => showNote(place), [place])
  return null
}

/** Renders the tool of a page into its `data-tool` element; its script is fetched on that page only. */
export function ToolMount({ locale }: ToolProps) {
  const [mounted, setMounted] = useState<{ Tool: ComponentType<ToolProps>; place: Element }>()
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-tool]')
    const load = TOOLS[place?.dataset.tool as ToolName]
    if (!place || !load) return
    let isUnmounted = false
    loadFresh(() => Promise.all([load(), loadFullStyle()]))
      .then(([Tool]) => {
        // The early script has shown the note, if another script is missing.
        place.querySelector('p')?.remove()
        if (!isUnmounted) setMounted({ Tool, place })
      })
      .catch((error: unknown) => {
        console.error(error)
        // A new build may have removed the script: after a reload, the page refers to the right one.
        if (mayReload()) location.reload()
        else showNote(place)
      })
    return () => {
      isUnmounted = true
    }
  }, [])
  if (!mounted) return null
  const { Tool, place } = mounted
  return createPortal(
    <ErrorBoundary fallback={<ToolNote place={place} />}>
      <Tool locale={locale} />
    </ErrorBoundary>,
    place,
  )
}
