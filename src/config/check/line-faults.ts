import { applyEdits } from '@/lib/finding'
import { type ConfigFinding, configFinding } from './finding'
import { hasNoValue } from './key-findings'
import { type ConfigFile, type ConfigSource, configEntries, outsideTexts, parseConfig } from './read-config'

const BEFORE_VALUE = String.raw`^ *(?:- +)*(?:[^\s:#'"]+:|-)`
const ODD_SPACES = new RegExp(
  String.raw`(?<=(?:${BEFORE_VALUE}|^) *)[\u00A0\u2000-\u200A\u202F\u205F\u3000][^\S\r\n]*`,
  'gm',
)
const TAB_BEFORE_VALUE = new RegExp(String.raw`(?<=${BEFORE_VALUE}) *\t[ \t]*(?=\S)`, 'gm')

/** What may be in many lines: a finding for each, with what to write instead, if that is known. */
const findingsOf = (error: string, pattern: RegExp, source: ConfigSource, insert?: (found: string) => string) =>
  outsideTexts(pattern, source).map(({ index, 0: found }) => {
    const range = { from: index, to: index + found.length }
    return configFinding('yaml', range, { error }, insert && { ...range, insert: insert(found) })
  })

/** The first of some findings, with the fixes of all. */
function joined([first, ...others]: ConfigFinding[]): ConfigFinding | undefined {
  const edits = [first, ...others].flatMap((each) => each?.fixes[0]?.edits ?? [])
  return first && { ...first, fixes: edits.length > 0 ? [{ edits }] : [] }
}

/** Tabs between a colon or a hyphen and its value: the tool's parser refuses them, the one used here does not. */
export const tabFindings = (source: ConfigSource): ConfigFinding[] =>
  findingsOf('TAB_AS_SPACE', TAB_BEFORE_VALUE, source, () => ' ')

/** An error weighs more than any number of keys. */
const ERROR_WEIGHT = 100_000

/** How much is wrong with a text, errors of YAML before keys that are not read or have no value; and the line of the first error. */
export function faultsIn(text: string, { options }: ConfigFile) {
  const { document, lineAt } = parseConfig(text)
  const [error] = document.errors
  const lost = configEntries(document, options).filter((entry) => !entry.match || hasNoValue(entry))
  return { faults: document.errors.length * ERROR_WEIGHT + lost.length, line: error && lineAt(error.pos[0]) }
}

/** How many spaces a tab may stand for. */
const TAB_WIDTHS = [2, 4, 8]

/** Tabs in the indentation become as many spaces as leave the fewest faults: keys stay below their section. */
function tabFinding(source: ConfigFile): ConfigFinding | undefined {
  if (!source.document.errors.some(({ code }) => code === 'TAB_AS_INDENT')) return undefined
  const [best] = TAB_WIDTHS.map((width) => {
    const widen = (blanks: string) => blanks.replaceAll('\t', ' '.repeat(width))
    const finding = joined(findingsOf('TAB_AS_INDENT', /^ *\t[ \t]*(?=\S)/gm, source, widen))
    return { finding, ...faultsIn(applyEdits(source.text, finding?.fixes[0]?.edits ?? []), source) }
  }).sort((one, other) => one.faults - other.faults)
  return best?.finding
}

/** What looks right in many lines and is no YAML: one finding, whose fix corrects all of them. */
export const lineFinding = (source: ConfigFile): ConfigFinding | undefined =>
  joined(findingsOf('ODD_SPACES', ODD_SPACES, source, (blanks) => ' '.repeat(blanks.length))) ??
  joined(findingsOf('SLASH_COMMENT', /(?<=^[ \t]*)\/\//gm, source, () => '#')) ??
  joined(findingsOf('SLASH_COMMENT', /(?<=^[ \t]*)\/\*+(?=\s)/gm, source)) ??
  tabFinding(source)
