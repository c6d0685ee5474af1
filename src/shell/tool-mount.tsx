import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { mayRecover } from '@/navigation/page-data/recovery'
import { isToolName } from '@/site/tool-names'
import { ErrorBoundary } from './fallback-page'
import { TOOLS, type ToolProps } from './tools'

interface Mounted {
  Tool: ComponentType<ToolProps>
  place: Element
}

/** Shows in place of the tool what readers without scripts get: where else to find the same. */
function showNote(place: Element): void {
  const note = place.querySelector('noscript')
  note?.insertAdjacentHTML('afterend', note.textContent ?? '')
}

/** Stands in for a tool that has failed while it was used. */
function ToolNote({ place }: { place: Element }) {
  useEffect(() => showNote(place), [place])
  return null
}

/** Brings the tool of a page to life where its `data-tool` stands; its script is fetched only there. */
export function ToolMount({ locale }: ToolProps) {
  const [mounted, setMounted] = useState<Mounted>()
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-tool]')
    const name = place?.dataset.tool ?? ''
    if (!place || !isToolName(name)) return
    let isGone = false
    TOOLS[name]()
      .then((Tool) => !isGone && setMounted({ Tool, place }))
      .catch((error: unknown) => {
        console.error(error)
        // A script of an earlier build may be gone: the page of this build names the right one.
        if (mayRecover()) location.reload()
        else showNote(place)
      })
    return () => {
      isGone = true
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
