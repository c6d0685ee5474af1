import { githubAnnotation } from '@/lib/github-annotation'
import type { Drift } from './drift'
import type { Source } from './read-source'
import type { ToolModule } from './tool-modules'

/** What was read, and what it says. The files of its differences are those that a reader opens. */
export interface DriftReport {
  source: Source
  modules: readonly ToolModule[]
  drift: readonly Drift[]
  isWritten: boolean
}

function sentenceOf({ change, what, plugin, name, locale, reference, tool }: Drift): string {
  const subject = `${plugin}: ${what} ${name}`
  if (change === 'removed') return `${subject} is not in the tool any more`
  if (change === 'renamed') return `${subject} was renamed to ${tool}`
  if (change === 'added') return `${subject} is new${tool ? `: "${tool}"` : ''}`
  return `${subject}${locale ? ` in ${locale}` : ''} was "${reference}", ${tool === undefined ? 'has none' : `is "${tool}"`}`
}

/** What to do about a difference: pages may name what has no edit. */
const advice = ({ edit }: Drift, isWritten: boolean) =>
  edit ? (isWritten ? 'written' : '--write writes it') : 'write it in the reference and in its pages'

function summaryOf({ source, modules, drift }: DriftReport): string {
  const steps = modules.reduce((sum, module) => sum + module.steps.size, 0)
  const kinds = drift.map(({ what, change }) => `${what} ${change}`)
  const counts = [...new Set(kinds)].map((kind) => `${kind} ${kinds.filter((each) => each === kind).length}`)
  const said = drift.length === 0 ? 'the references say the same' : `differences ${drift.length}: ${counts.join(', ')}`
  return `${source.name}: modules ${modules.length}, steps ${steps}; ${said}`
}

const textLine = (each: Drift, isWritten: boolean) =>
  `${each.file}:${each.line}:${each.column}  ${sentenceOf(each)}  (${advice(each, isWritten)})`

const annotation = (each: Drift) =>
  githubAnnotation({ ...each, level: 'warning', title: 'Drift', text: sentenceOf(each) })

/** How a report is written: the lines of each format. */
export const FORMATS: Record<string, (report: DriftReport) => string[]> = {
  text: (report) => [...report.drift.map((each) => textLine(each, report.isWritten)), summaryOf(report)],
  github: (report) => [...report.drift.map(annotation), summaryOf(report)],
  json: ({ source: { name, commit }, drift }) => [JSON.stringify({ source: name, commit, drift }, null, 2)],
}
