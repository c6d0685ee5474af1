import type { DiffPart } from '@/lib/finding'
import type { FindingLook, FindingWeight } from '@/lib/finding-look'
import type { FeatureEdit } from './feature-edit'
import type { FindingData, FindingMessage } from './finding-data'

export type FindingKind =
  | 'limit'
  | 'encoding'
  | 'syntax'
  | 'language'
  | 'unsupported'
  | 'structure'
  | 'description'
  | 'example'
  | 'undefined'
  | 'ambiguous'
  | 'argument'
  | 'block'
  | 'columns'
  | 'broken'
  | 'module'

/** A way to mend what was found. */
export interface Fix {
  /** None for a step that may have been meant, whose values are still to be written. */
  edits: FeatureEdit[]
  /** What changes in the line, when it is worth showing. */
  diff?: DiffPart[]
  /** The step that the line is then. */
  step?: string
  /** The plugin that the file is then limited to, one of several that a step may be of. */
  plugin?: string
}

/** Where something was found. Lines and columns count from 1, columns in UTF-16 units; the end is after the last character. */
export interface FindingPlace {
  line: number
  column: number
  endColumn: number
}

/** One thing that the checker has to say, without words. */
export type Finding<M extends FindingMessage = FindingMessage> = {
  [Message in M]: FindingPlace & {
    kind: FindingKind
    /** An error keeps the file or the step from running; a warning does not. */
    severity: Exclude<FindingWeight, 'notice'>
    message: Message
    data: FindingData[Message]
    fixes: Fix[]
    /** Ids of the steps it is about. */
    steps: string[]
  }
}[M]

/**
 * How a finding looks, in the text and in the list.
 * @example findingLook({ kind: 'ambiguous', severity: 'error' }) // => 'ambiguous'
 */
export const findingLook = ({ kind, severity }: Pick<Finding, 'kind' | 'severity'>): FindingLook =>
  kind === 'ambiguous' ? kind : severity

/** What makes two findings of two checks the same one. */
export const findingKey = ({ line, column, message }: Finding): string => `${line}:${column}:${message}`

const KINDS = new Set<string>(['undefined', 'ambiguous', 'argument'])

const kindOf = (message: FindingMessage): FindingKind =>
  (KINDS.has(message) ? message : message.slice(0, message.indexOf('.'))) as FindingKind

const WARNINGS = new Set<FindingMessage>([
  'structure.rows',
  'description.line',
  'example.unknown',
  'broken.phrase',
  'limit.steps',
  'module.unknown',
])

/**
 * Puts a finding together; its kind and its weight follow from the message.
 * @example finding('syntax.tag', { line: 3, column: 1, endColumn: 5 }, {}).kind // => 'syntax'
 */
export const finding = <M extends FindingMessage>(
  message: M,
  place: FindingPlace,
  data: FindingData[M],
  more: Partial<Pick<Finding, 'fixes' | 'steps' | 'severity'>> = {},
): Finding =>
  ({
    kind: kindOf(message),
    severity: WARNINGS.has(message) ? 'warning' : 'error',
    message,
    ...place,
    data,
    fixes: [],
    steps: [],
    ...more,
  }) as Finding
