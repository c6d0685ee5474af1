import type { Locale, Localized } from '@/i18n/locale'
import type { JsonExpected } from '@/lib/json-fault'
import type { ArgumentFault } from '@/step-language/correct/explain-argument'
import type { StepBlock } from '@/steps/step'
import type { ExpectedPart } from '../parse/parse-feature'
import type { CaseRole } from '../project/test-cases'

/** The data of each finding, by its code; the words are in `i18n/feature-findings-strings`. */
export interface FindingData {
  'limit.size': { actual: number; most: number }
  'limit.lines': { actual: number; most: number }
  'limit.line': { actual: number; most: number }
  'limit.steps': { most: number }
  'encoding.other': object
  'encoding.mark': object
  'syntax.unexpected': { expected: ExpectedPart[]; found: string }
  /** `fence` is the delimiter of the open block, if any. */
  'syntax.end': { expected: ExpectedPart[]; fence?: string }
  /** The cells of the row, and those of the first row of its table, where they are known. */
  'syntax.cells': { found?: number; wanted?: number }
  'syntax.bar': object
  'syntax.fence': object
  /** `keyword` begins the second step of the line. */
  'syntax.joined': { keyword: string }
  'syntax.tag': object
  /** `instead` is the keyword of the file's language. */
  'syntax.foreign': { keyword: string; language: Locale; instead: string }
  'syntax.keyword': { written: string; keyword: string }
  'syntax.colon': { keyword: string }
  'syntax.sentence': { keyword: string }
  'syntax.tagComment': object
  'syntax.comment': object
  'syntax.other': { explanation: string }
  'language.unknown': { language: string }
  'language.missing': { language: Locale }
  'language.other': { language: Locale; written: Locale }
  'unsupported.rule': { keyword: string }
  'unsupported.keyword': { keyword: string; instead: string }
  'unsupported.examples': { keyword: string; instead: string }
  'unsupported.blocks': object
  /** The keywords of the missing title lines. */
  'structure.fragment': { keywords: string[] }
  'structure.title': { keyword: string }
  'structure.examples': { keyword: string }
  'structure.rows': { keyword: string }
  /** The keyword that was meant; undefined when any would do. */
  'description.line': { keyword: string | undefined }
  'description.block': object
  /** The tag that makes the feature a definition. */
  'definition.steps': { tag: string }
  'implementation.steps': { tag: string }
  'ids.several': { ids: string[] }
  /** `file` is where the id was used before, when that is another one. */
  'ids.repeated': { id: string; file?: string }
  'ids.missing': object
  'stepMap.form': { value: string }
  /** `steps` are those of the definition. */
  'stepMap.length': { found: number; steps: number }
  /** `steps` are those of the implementation. */
  'stepMap.sum': { sum: number; steps: number }
  /** `role` is what is missing. */
  'pair.missing': { id: string; role: CaseRole }
  'pair.id': { role: CaseRole }
  'pair.kind': { id: string; isOutline: boolean }
  'pair.steps': { definition: number; implementation: number }
  /** One of the angle brackets is missing. */
  'example.half': { name: string }
  /** `meant` is what the steps call the column. */
  'example.column': { name: string; meant: string }
  'example.unknown': { name: string; names: readonly string[] }
  /** `isAdvised`: the nearest steps have been looked up. In an outline, `sentence` is filled with the values of `row`. */
  undefined: {
    isAdvised: boolean
    sentence?: string
    row?: { line: number; values: { name: string; value: string }[] }
  }
  /**
   * `own` lists the custom steps among them. With `modules`, only one of the steps is of a plugin in use: theirs would
   * bring the others.
   */
  ambiguous: { count: number; own?: string[]; plugin?: string; modules?: string[] }
  /** The sentence is a step without the sign at its end. */
  'undefined.ending': { sign: string }
  /** `language` is that of the values. */
  argument: { name: string; type: string; value: string; fault: ArgumentFault; language: Locale }
  /** `words` are the only ones that the tool knows there. */
  'argument.word': { words: string[] }
  /** `language` is what the configuration says, `written` that of the file. */
  'argument.language': { value: string; language: string; written: Locale }
  /** Tags without their `@`, above a scenario. */
  'description.tags': object
  /** `tag` is the one that gives a role. */
  'pair.tag': { written: string; tag: string }
  'block.missing': { block: StepBlock }
  'block.superfluous': { block: StepBlock }
  'block.other': { block: StepBlock; found: StepBlock }
  'columns.count': { least: number; most: number; found: number }
  'columns.names': { columns: string[] }
  /** The warning is in the catalogue. */
  'broken.step': { step: string }
  'broken.phrase': { phrase: string; warning: Localized }
  'module.unknown': { name: string; known: string[] }
  /** How many steps need it, and the line of the first; `file` is set where the list of modules is in another one. */
  'module.missing': { plugin: string; modules: string[]; count: number; line: number; file?: string }
  /** The only row of a table is its heading, which the tool does not read. */
  'columns.rows': object
  /** `expected` is what JSON has at that place. */
  'block.json': { expected: JsonExpected }
}

export type FindingCode = keyof FindingData
