/** What was meant by a line that the parser would not understand. */
export interface Meant {
  fault: 'mistyped' | 'colon' | 'foreign' | 'sentence' | 'bar' | 'cells' | 'fence'
  /** The text in place of the keyword. */
  written: string
  /** What is read instead: the keyword that was meant, titles with their colon; empty when the line has nothing else. */
  keyword: string
  /** Whether something is lost that may have been meant. */
  isGuess?: boolean
  /** The cells of a row, and those of the first one of its table. */
  cells?: { found: number; wanted: number }
  /** The end of a doc string whose delimiters are not those of Gherkin. */
  endLine?: number
}

/** A line whose keyword is wrong: the file is parsed with the one that was meant, so that one fault is one finding. */
export interface LineRepair extends Meant {
  /** From 1, as the column of the text in place of the keyword. */
  line: number
  column: number
}
