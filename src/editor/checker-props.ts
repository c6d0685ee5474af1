import type { ReactNode } from 'react'
import type { Loaded } from '@/lib/use-loaded'
import type { Report } from './checker-state'
import type { FindingLabels } from './finding-marks'
import type { CheckerOf } from './use-checker'

export interface CheckSummary {
  count: number
  /** Whether there are more than the report has. */
  hasMore?: boolean
  /** What was read: "6 steps"; undefined when there was nothing to read. */
  read: string | undefined
  detail?: string
  /** Shown when there was nothing to read, with code between backticks. */
  nothing: string
}

/** What a tool gives to its checker. */
export interface CheckerProps<Given extends Report> {
  checker: CheckerOf<Given>
  loaded: Pick<Loaded<unknown>, 'value' | 'hasFailed' | 'retry'>
  /** Texts of the tool, in the language of the page; the name of a file without one. */
  words: Record<'unnamed' | 'loading' | 'failed' | 'example', string>
  /** The same functions as long as they say the same. */
  labelsOf: (report: Given | undefined) => FindingLabels<Given['findings'][number]>
  /** Why something is a finding, and what to do about it; the same function as long as it shows the same. */
  adviceOf: (finding: Given['findings'][number]) => ReactNode
  summaryOf: (report: Given) => CheckSummary
  /** A detail about the file, beside its name. */
  about?: string | undefined
  /** What a text will be read for besides, said while there is none. */
  hint?: string | undefined
  /** The files that are offered, in the form of an `accept` attribute. */
  accept: string
  /** More actions, above the text. */
  actions?: ReactNode
  /** Sections below. */
  children?: ReactNode
}
