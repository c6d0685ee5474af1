import type { CDPSession, Page } from 'playwright'

/** Milliseconds that the page has worked so far, whatever else the machine does: scripts, styles, layout, painting. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Begins to note down the tasks of the page that the browser calls long: those over 50 ms. */
export const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longTasks: number[] = []
    Object.assign(window, { longTasks })
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })

/** Milliseconds that each long task has taken, of those noted down so far. */
export const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
