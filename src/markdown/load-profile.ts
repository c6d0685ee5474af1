import { s } from 'hastscript'

const WIDTH = 560
const HEIGHT = 200
const PLOT = { left: 44, right: 548, top: 14, bottom: 164 }

/** The minimum gap between two marks of an axis, as a share of the highest value. */
const MARK_GAP = { threads: 0.12, seconds: 0.06 }

/** Parses the stages of a load, each with the threads at its end. @example loadStages('10/5s') // => [{ threads: 10, seconds: 5 }] */
export function loadStages(text: string) {
  const stages = text.trim().split(/\s+/)
  if (!stages.every((stage) => /^\d+\/\d+s$/.test(stage))) return undefined
  return stages.map((stage) => {
    const [threads = 0, seconds = 0] = stage.slice(0, -1).split('/').map(Number)
    return { threads, seconds }
  })
}

type LoadStages = NonNullable<ReturnType<typeof loadStages>>

const pointsOf = (stages: LoadStages): [seconds: number, threads: number][] => {
  const points: [number, number][] = [[0, 0]]
  for (const { threads, seconds } of stages) points.push([(points.at(-1)?.[0] ?? 0) + seconds, threads])
  return points
}

/** The values that an axis can label without overlap. @param share minimum gap, as a share of the highest value */
const marksOf = (values: number[], share: number): number[] => {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const gap = (sorted.at(-1) ?? 1) * share
  return sorted.filter((value, index) => index === 0 || sorted.slice(0, index).every((other) => value - other >= gap))
}

/** The plot of a load: threads over time, in the colours of the theme. */
export function loadProfile(stages: LoadStages, caption: string, labels: { threads: string; seconds: string }) {
  const points = pointsOf(stages)
  const [times, heights] = [points.map(([seconds]) => seconds), points.map(([, threads]) => threads)]
  const duration = times.at(-1) || 1
  const most = Math.max(...heights, 1)
  const x = (seconds: number) => Math.round(PLOT.left + ((PLOT.right - PLOT.left) * seconds) / duration)
  const y = (threads: number) => Math.round(PLOT.bottom - ((PLOT.bottom - PLOT.top) * threads) / most)
  const line = points.map(([seconds, threads]) => `${x(seconds)},${y(threads)}`).join(' ')
  return s('svg', { class: 'plot', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': caption }, [
    ...marksOf(heights, MARK_GAP.threads).flatMap((threads) => [
      s('path', { class: 'grid', d: `M${PLOT.left} ${y(threads)}H${PLOT.right}` }),
      s('text', { x: PLOT.left - 8, y: y(threads) + 4, 'text-anchor': 'end' }, String(threads)),
    ]),
    ...marksOf(times, MARK_GAP.seconds).map((seconds) =>
      s('text', { x: x(seconds), y: PLOT.bottom + 18, 'text-anchor': 'middle' }, String(seconds)),
    ),
    s('polygon', { class: 'area', points: `${x(0)},${y(0)} ${line} ${x(duration)},${y(0)}` }),
    s('polyline', { class: 'line', points: line }),
    s('text', { class: 'axis', x: PLOT.right, y: HEIGHT - 2, 'text-anchor': 'end' }, labels.seconds),
    s('text', { class: 'axis', x: PLOT.left + 4, y: PLOT.top - 3 }, labels.threads),
  ])
}
