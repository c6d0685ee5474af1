import { type Locale, otherLocale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { isSlip } from '@/lib/nearest'
import { translateKeyword } from '@/step-language/translate/translate-sentence'
import { keywordInAnyCase, STEP_KEYWORDS, stripKeyword, TITLE_KEYWORDS, type TitleRole } from '@/steps/keywords'
import { visibleLines } from './doc-strings'
import { isStepLine, isTitleLine, TITLE_ROLES, titleRole } from './feature-language'
import type { LineRepair, Meant } from './line-repair'
import { repairRow } from './repair-row'

/** What was read last: it decides what a line can have been meant to be. */
type Place = 'top' | 'tags' | 'feature' | 'part' | 'steps'

const SHORTEST_KEYWORD = 3

/** Whether a word was meant to be a keyword, although it is another word. */
const isMistyped = (written: string, keyword: string): boolean =>
  written !== keyword && isSlip(foldText(written), foldText(keyword))

interface Reading {
  line: string
  locale: Locale
  place: Place
  hasFeature: boolean
  /** Whether a step, or a row of examples, comes next. */
  isBeforeStep: boolean
  isBeforeRow: boolean
}

/**
 * Whether a title can be here: right below a title any text is a description.
 * @param isCertain whether nobody would begin a description like that
 */
function canBeTitle(role: TitleRole, reading: Reading, isCertain = false): boolean {
  const { place, hasFeature, isBeforeStep, isBeforeRow } = reading
  if (role === 'feature') return !hasFeature && (place === 'top' || place === 'tags')
  const isBeforeOwn = role === 'examples' ? isBeforeRow : isBeforeStep
  return place === 'steps' || place === 'tags' || (place !== 'part' && (isBeforeOwn || isCertain))
}

const COLON_WORDS = /^([^\s:|@#*"][^:|@#"]{2,30}?)\s*:/

/** A title with a keyword of the other language, or with a slip in it. */
function meantTitle(reading: Reading): Meant | undefined {
  const { line, locale } = reading
  const [, written = ''] = COLON_WORDS.exec(line) ?? []
  if (!written) return undefined
  const other = otherLocale(locale)
  const foreign = titleRole(written, other)
  const mistyped = TITLE_ROLES.find((role) => TITLE_KEYWORDS[locale][role].some((word) => isMistyped(written, word)))
  const role = foreign ?? mistyped
  if (!role || !canBeTitle(role, reading, foreign !== undefined)) return undefined
  const words = TITLE_KEYWORDS[locale][role]
  const [first] = words
  const near = words.find((word) => isMistyped(written, word))
  return foreign
    ? { fault: 'foreign', written, keyword: first }
    : { fault: 'mistyped', written, keyword: near ?? first }
}

/** The singular of examples, which Gherkin reads as a scenario: rows come next. */
function singularExamples({ line, locale, place, isBeforeRow }: Reading): Meant | undefined {
  const [, written = ''] = /^([^:]+):/.exec(line) ?? []
  if (!isBeforeRow || place !== 'steps' || titleRole(written, locale) !== 'scenario') return undefined
  return { fault: 'mistyped', written, keyword: TITLE_KEYWORDS[locale].examples[0] }
}

/** A title without its colon. */
function titleWithoutColon(reading: Reading): Meant | undefined {
  const { line, locale } = reading
  const found = TITLE_ROLES.flatMap((role) => TITLE_KEYWORDS[locale][role].map((word) => ({ role, word })))
    .filter(({ word }) => line === word || line.startsWith(`${word} `))
    .sort((one, other) => other.word.length - one.word.length)[0]
  if (!found || !canBeTitle(found.role, reading)) return undefined
  return { fault: 'colon', written: found.word, keyword: `${found.word}:` }
}

/** Comments of programming languages begin with them. */
const SLASHES = '//'

/** A step with a keyword of the other language, or with a slip in it. */
function meantStep({ line, locale, place }: Reading): Meant | undefined {
  if (place !== 'part' && place !== 'steps') return undefined
  if (place === 'steps' && line.startsWith(SLASHES)) return { fault: 'mistyped', written: SLASHES, keyword: '#' }
  const foreign = stripKeyword(line, otherLocale(locale))
  if (foreign.keyword && foreign.keyword.length >= SHORTEST_KEYWORD && foreign.text)
    return {
      fault: 'foreign',
      written: foreign.keyword,
      keyword: translateKeyword(foreign.keyword, foreign.text, locale),
    }
  const miscased = place === 'steps' ? keywordInAnyCase(line, locale) : undefined
  if (miscased) return { fault: 'mistyped', written: line.slice(0, miscased.length), keyword: miscased }
  const [, written = ''] = /^(\S+)\s+\S/.exec(line) ?? []
  // A slip is only told from an ordinary word by its capital: `the` is no `Then`.
  const isCapital = /^\p{Lu}/u.test(written)
  const known = (keyword: string) =>
    keyword.length >= SHORTEST_KEYWORD &&
    isMistyped(written, keyword) &&
    (isCapital || foldText(written) === foldText(keyword))
  // Below a title the line may be a description: only its sentence could tell.
  const keyword = place === 'steps' ? STEP_KEYWORDS[locale].find(known) : undefined
  return keyword ? { fault: 'mistyped', written, keyword } : undefined
}

function keywordAlone({ line, locale, place }: Reading): Meant | undefined {
  const isKeyword = STEP_KEYWORDS[locale].includes(line) && (place === 'part' || place === 'steps')
  return isKeyword ? { fault: 'sentence', written: line, keyword: '' } : undefined
}

function placeAfter(line: string, locale: Locale, place: Place): Place {
  const text = line.trimStart()
  if (text.startsWith('@')) return 'tags'
  if (isTitleLine(line, locale, 'feature')) return 'feature'
  if (isTitleLine(line, locale)) return 'part'
  if (isStepLine(line, locale) && (place === 'part' || place === 'steps')) return 'steps'
  if (text.startsWith('|')) return place === 'part' ? 'steps' : place
  return place
}

/** Puts the keyword that was meant into a line. */
function repaired(line: string, { column, written, keyword, fault }: LineRepair): string {
  const [before, after] = [line.slice(0, column - 1), line.slice(column - 1 + written.length)]
  return fault === 'sentence' ? '' : before + keyword + after
}

/**
 * The keywords of a file that are wrong, as far as their places tell what they were meant to be.
 * @returns the repairs, and the lines as they are to be parsed
 * @example repairLines(['Feture: A'], 'en').lines // => ['Feature: A']
 */
export function repairLines(lines: readonly string[], locale: Locale): { repairs: LineRepair[]; lines: string[] } {
  const result = [...lines]
  const repairs: LineRepair[] = []
  const visible = visibleLines(lines)
  let firstRow: string | undefined
  let place: Place = 'top'
  const hasFeature = lines.some((line) => isTitleLine(line, locale, 'feature'))
  visible.forEach((index, order) => {
    const line = lines[index] ?? ''
    const text = line.trim()
    const next = lines[visible[order + 1] ?? -1] ?? ''
    const isPlain = !/^[@|]/.test(text) && !isTitleLine(line, locale)
    const isStep = isStepLine(line, locale) && stripKeyword(line, locale).text !== ''
    const reading: Reading = {
      line: text,
      locale,
      place,
      hasFeature,
      isBeforeStep: isStepLine(next, locale) || isStepLine(next, otherLocale(locale)),
      isBeforeRow: next.trimStart().startsWith('|'),
    }
    const row = firstRow && repairRow(text, firstRow)
    if (!text.startsWith('|') && !row) firstRow = undefined
    if (text.startsWith('|')) firstRow ??= text
    const meant =
      row ||
      singularExamples(reading) ||
      (isPlain && !isStep
        ? (keywordAlone(reading) ?? meantTitle(reading) ?? titleWithoutColon(reading) ?? meantStep(reading))
        : undefined)
    if (meant) {
      const repair = { ...meant, line: index + 1, column: line.length - line.trimStart().length + 1 }
      repairs.push(repair)
      result[index] = repaired(line, repair)
    }
    place = placeAfter(result[index] ?? '', locale, place)
  })
  return { repairs, lines: result }
}
