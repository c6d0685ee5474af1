import { visit } from 'yaml'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { applyEdits } from '@/lib/finding'
import { TITLE_KEYWORDS } from '@/steps/feature-line'
import { yamlScalar } from '../options/option-value'
import { type ConfigFinding, configFinding } from './finding'
import { hasNoValue } from './key-findings'
import { type ConfigFile, type ConfigSource, configEntries, outsideTexts, parseConfig } from './read-config'

const BEFORE_VALUE = String.raw`^ *(?:- +)*(?:[^\s:#'"]+:|-)`
const ODD_SPACES = new RegExp(String.raw`(?! )\p{Zs}(?<=(?:${BEFORE_VALUE}|^) *.)[^\S\r\n]*`, 'gmu')
const CURLY_QUOTES = new RegExp(String.raw`(?<=${BEFORE_VALUE} +)[“”„‘’][^“”‘’\r\n]+[“”‘’](?=\s*?(?:$| #))`, 'gm')
const SLASHES = /(?=\/)(?<=^[ \t]*)(?:\/\/|\/\*+(?=\s))/gm
const TITLES = STEP_LANGUAGES.flatMap((locale) => [
  TITLE_KEYWORDS[locale].feature,
  TITLE_KEYWORDS[locale].scenario,
]).flat()
const OTHER_FORMAT = new RegExp(`^(?: *\`\`\`|(?:${TITLES.join('|')}):)`, 'gm')
const TAB_BEFORE_VALUE = new RegExp(String.raw`(?<=${BEFORE_VALUE}) *\t[ \t]*(?=\S)`, 'gm')

/** What may be in many lines: one finding, whose fix corrects all of them, unless YAML then has more errors. */
function everywhere(source: ConfigSource, error: string, pattern: RegExp, insert: (found: string) => string) {
  const edits = outsideTexts(pattern, source).map(({ index, 0: found }) => {
    return { from: index, to: index + found.length, insert: insert(found) }
  })
  const fixed = applyEdits(source.text, edits)
  const isBetter = fixed !== source.text && parseConfig(fixed).document.errors.length <= source.document.errors.length
  return edits[0] && configFinding('yaml', edits[0], { error }, isBetter ? edits : undefined)
}

/** Tabs between a colon or a hyphen and its value: the tool's parser refuses them, the one used here does not. */
export const tabFindings = (source: ConfigSource): ConfigFinding[] =>
  outsideTexts(TAB_BEFORE_VALUE, source).map(({ index, 0: { length } }) => {
    const edit = { from: index, to: index + length, insert: ' ' }
    return configFinding('yaml', edit, { error: 'TAB_AS_SPACE' }, edit)
  })

/** Where texts without quotes go on in their next line, mostly because of a fault there. */
function joinedLines({ document, rangeOf, text }: ConfigSource): number[] {
  const found: number[] = []
  visit(document, {
    Scalar: (_, node) => {
      const { from, to } = rangeOf(node)
      const end = text.indexOf('\n', from)
      if (node.type === 'PLAIN' && end >= 0 && end < to) found.push(end + 1)
    },
  })
  return found
}

/** Where a text goes on with an item of a list, as nobody means it. */
export const joinedItem = (source: ConfigSource): number | undefined =>
  joinedLines(source).find((at) => source.text.slice(at).trimStart().startsWith('- '))

/** An error weighs more than any number of keys and lines. */
const ERROR_WEIGHT = 100_000

/**
 * How much is wrong with a text, errors of YAML before keys that are not read or have no value and lines that are read as one; and
 * where the first error is.
 */
export function faultsIn(text: string, { options }: ConfigFile) {
  const source = parseConfig(text)
  const { errors } = source.document
  const lost = configEntries(source.document, options).filter((entry) => !entry.match || hasNoValue(entry))
  const at = errors[0]?.pos[0] ?? joinedItem(source)
  const faults = errors.length * ERROR_WEIGHT + lost.length + joinedLines(source).length
  return { faults, line: at && source.lineAt(at) }
}

/** How many spaces a tab may stand for. */
const TAB_WIDTHS = [2, 4, 8]

/** Tabs in the indentation become as many spaces as leave the fewest faults: keys stay below their section. */
function tabFinding(source: ConfigFile): ConfigFinding | undefined {
  if (!source.document.errors.some(({ code }) => code === 'TAB_AS_INDENT')) return undefined
  const [best] = TAB_WIDTHS.map((width) => {
    const widen = (blanks: string) => blanks.replaceAll('\t', ' '.repeat(width))
    const finding = everywhere(source, 'TAB_AS_INDENT', /^ *\t[ \t]*(?=\S)/gm, widen)
    return { finding, ...faultsIn(applyEdits(source.text, finding?.fixes[0]?.edits ?? []), source) }
  }).sort((one, other) => one.faults - other.faults)
  return best?.finding
}

/** What looks right in many lines and is no YAML. */
export const lineFinding = (source: ConfigFile): ConfigFinding | undefined =>
  everywhere(source, 'OTHER_FORMAT', OTHER_FORMAT, (found) => found) ??
  everywhere(source, 'ODD_SPACES', ODD_SPACES, (blanks) => ' '.repeat(blanks.length)) ??
  everywhere(source, 'SLASH_COMMENT', SLASHES, (found) => (found === '//' ? '#' : found)) ??
  everywhere(source, 'CURLY_QUOTES', CURLY_QUOTES, (found) => yamlScalar(found.slice(1, -1))) ??
  everywhere(source, 'EQUALS_SIGN', /(?<! ) *=(?<=^ *[A-Za-z][\w.-]* *=) *(?=\S)/gm, () => ': ') ??
  tabFinding(source)
