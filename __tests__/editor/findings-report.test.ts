import { findingsJson, findingsMarkdown, type ReportedFinding } from '@/lib/finding'

const WORDS = {
  list: 'Findings',
  noFindings: 'None.',
  line: 'Line',
  weights: { error: 'Error', warning: 'Warning', notice: 'Note' },
}

const found = (file: string, line: number): ReportedFinding => ({
  ...{ file, line, column: 3, severity: 'error', title: 'Undefined step', code: 'undefined' },
  text: 'No step has\n`<name>` and *this*.',
})

test('the Markdown report has a list for each file', () => {
  expect(findingsMarkdown([found('a_b.feature', 2), found('a_b.feature', 5), found('c.feature', 1)], WORDS)).toBe(
    `# Findings

## a\\_b.feature

- **Line 2:3** Error: Undefined step (\`undefined\`). No step has \`<name>\` and \\*this\\*.
- **Line 5:3** Error: Undefined step (\`undefined\`). No step has \`<name>\` and \\*this\\*.

## c.feature

- **Line 1:3** Error: Undefined step (\`undefined\`). No step has \`<name>\` and \\*this\\*.
`,
  )
})

test('a report without findings says so', () => {
  expect(findingsMarkdown([], WORDS)).toBe('# Findings\n\nNone.\n')
  expect(findingsJson([])).toBe('[]\n')
})

test('the JSON report has all fields of the findings', () => {
  expect(JSON.parse(findingsJson([found('a.feature', 2)]))).toEqual([found('a.feature', 2)])
})
