import type { Page } from 'playwright/test'

/** Shifts below this share of the window cannot be seen. */
const SEEN = 0.001

/** Notes what moves by itself on the pages that are opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How far things have moved so far, as shares of the window. */
export const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(async (seen) => {
    // What moved in the last frame is reported after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: number[] }).shifts.filter((shift) => shift > seen)
  }, SEEN)
