import type { FindingLook, FindingWeight } from '@/checker/finding-look'
import type { ArgumentFault } from '@/finder/explain/explain-argument'
import type { Locale, Localized } from '@/i18n/locale'
import type { StepBlock } from '@/steps/step'
import type { ExpectedPart } from '../parse/syntax-fault'
import type { DiffPart } from '../suggest/diff-part'
import type { FeatureEdit } from './feature-edit'

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

/** What each message is told; the words are in `i18n/feature-findings-strings`. */
export interface FindingData {
  'limit.size': { actual: number; most: number }
  'limit.lines': { actual: number; most: number }
  'limit.line': { actual: number; most: number }
  'limit.steps': { most: number }
  'encoding.other': object
  'syntax.unexpected': { expected: ExpectedPart[]; found: string }
  /** The fence is that of the block that is open, when one is. */
  'syntax.end': { expected: ExpectedPart[]; fence?: string }
  'syntax.cells': object
  'syntax.tag': object
  'syntax.foreign': { keyword: string; language: Locale }
  'syntax.other': { explanation: string }
  'language.unknown': { language: string }
  'language.missing': { language: Locale }
  'language.other': { language: Locale; written: Locale }
  'unsupported.rule': { keyword: string }
  'unsupported.keyword': { keyword: string; instead: string }
  'unsupported.examples': { keyword: string; instead: string }
  'unsupported.blocks': object
  /** The title lines that it lacks, by their keywords. */
  'structure.fragment': { keywords: string[] }
  'structure.title': { keyword: string }
  'structure.examples': { keyword: string }
  'structure.rows': { keyword: string }
  /** What the line was meant to begin with; undefined when any keyword would do. */
  'description.line': { keyword: string | undefined }
  'example.unknown': { name: string; names: readonly string[] }
  /** Whether the nearest steps have been looked for; in an outline, what a row makes of the sentence. */
  undefined: {
    isAdvised: boolean
    sentence?: string
    row?: { line: number; values: { name: string; value: string }[] }
  }
  /** Its own steps are those that the reader has declared. */
  ambiguous: { count: number; own?: string[] }
  /** The language is the one that values have to be in. */
  argument: { name: string; type: string; value: string; fault: ArgumentFault; language: Locale }
  'block.missing': { block: StepBlock }
  'block.superfluous': { block: StepBlock }
  'block.other': { block: StepBlock; found: StepBlock }
  'columns.count': { least: number; most: number; found: number }
  'columns.names': { columns: string[] }
  /** The warning is in the catalogue. */
  'broken.step': { step: string }
  'broken.phrase': { phrase: string; warning: Localized }
  'module.unknown': { name: string; known: string[] }
  'module.missing': { plugin: string; modules: string[] }
}

export type FindingMessage = keyof FindingData

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
