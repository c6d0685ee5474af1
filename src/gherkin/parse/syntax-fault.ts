/** What the parser was ready for, in words of ours: its own list holds what nobody writes on purpose. */
const EXPECTED_PARTS = [
  'FeatureLine',
  'BackgroundLine',
  'ScenarioLine',
  'ExamplesLine',
  'StepLine',
  'TagLine',
  'TableRow',
  'DocStringSeparator',
] as const

export type ExpectedPart = (typeof EXPECTED_PARTS)[number]

/** What the Gherkin parser could not read, where it says it is. */
export type SyntaxFault = { line: number; column: number } & (
  | { fault: 'unexpected'; expected: ExpectedPart[] }
  | { fault: 'end'; expected: ExpectedPart[] }
  | { fault: 'cells' }
  | { fault: 'tag' }
  | { fault: 'other'; explanation: string }
)

/** An error of the parser, as far as it is documented. */
interface ParserError {
  message: string
  location?: { line: number; column?: number }
}

const PLACE = /^\(-?\d+:-?\d+\): /

/** Where a rule could stand, the tool wants a scenario: it knows no rules. */
const expectedParts = (list: string): ExpectedPart[] =>
  EXPECTED_PARTS.filter((part) => list.replace('#RuleLine', '#ScenarioLine').includes(`#${part}`))

/**
 * Tells what an error of the parser means; it says so in its text only.
 * @param lineCount the parser puts what is missing at the end of a file on the line after it
 * @example syntaxFault({ message: "(3:1): expected: #EOF, #StepLine, got 'x'", location: { line: 3, column: 1 } }, 9)
 *   // => { line: 3, column: 1, fault: 'unexpected', expected: ['StepLine'] }
 */
export function syntaxFault({ message, location }: ParserError, lineCount: number): SyntaxFault {
  const place = { line: Math.min(location?.line ?? 1, lineCount), column: Math.max(location?.column ?? 1, 1) }
  const text = message.replace(PLACE, '')
  const [, unexpected] = /^expected: (.*), got '/s.exec(text) ?? []
  if (unexpected) return { ...place, fault: 'unexpected', expected: expectedParts(unexpected) }
  const [, missing] = /^unexpected end of file, expected: (.*)/s.exec(text) ?? []
  if (missing) return { ...place, fault: 'end', expected: expectedParts(missing) }
  if (text.startsWith('inconsistent cell count')) return { ...place, fault: 'cells' }
  if (text.startsWith('A tag may not contain whitespace')) return { ...place, fault: 'tag' }
  return { ...place, fault: 'other', explanation: text }
}
