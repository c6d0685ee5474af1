import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { mayRecover } from '@/navigation/page-data/recovery'
import { isToolName } from '@/site/tool-names'
import { TOOLS, type ToolProps } from './tools'

interface Mounted {
  Tool: ComponentType<ToolProps>
  place: Element
}

/** Says what readers without scripts are told. */
function showRemains(place: Element): void {
  const remains = place.querySelector('noscript')
  remains?.insertAdjacentHTML('afterend', remains.textContent ?? '')
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
        else showRemains(place)
      })
    return () => {
      isGone = true
    }
  }, [])
  return mounted ? createPortal(<mounted.Tool locale={locale} />, mounted.place) : null
}
