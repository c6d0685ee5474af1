import { dialects } from '@cucumber/gherkin'
import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { isTypo } from '@/lib/nearest'
import { foldText } from '@/lib/text'
import { isRow, TITLE_KEYWORDS, type TitleRole } from '@/steps/feature-line'
import { STEP_KEYWORDS, stripKeyword, translateKeyword } from '@/steps/keywords'
import { isStepLine, isTitleLine, titleRole, titleWords } from './feature-language'
import { closedRow, type LineRepair, type Repair, repairRow, visibleLines } from './repair-blocks'

/** What was read last: it decides what a line can have been meant to be. */
type Place = 'top' | 'tags' | 'feature' | 'part' | 'steps'

/** Shorter keywords (`Y`, `E`) begin many ordinary sentences. */
const SHORTEST_KEYWORD = 3

const isMistyped = (written: string, keyword: string): boolean =>
  written !== keyword && isTypo(foldText(written), foldText(keyword))

/** Whether a word was meant to be the keyword of a step, although it is another word. */
export const isMistypedStep = (written: string, keyword: string): boolean =>
  keyword.length >= SHORTEST_KEYWORD && isMistyped(written, keyword)

/** The bullet or the number of an item of a list; `*` is a keyword. */
const LIST_MARK = /^(?:[-–—•·‣▪◦]|\d+[.)])\s+/

/** A line that the parser may not understand, with what is around it. */
interface UnreadLine {
  line: string
  locale: StepLanguage
  place: Place
  hasFeature: boolean
  /** Whether the tool supports the language that the file declares. */
  isSupported: boolean
  isBeforeStep: boolean
  isBeforeRow: boolean
}

/** Whether a title can be here: right below a title any text is a description. */
function canBeTitle(role: TitleRole, { place, hasFeature, isBeforeStep, isBeforeRow }: UnreadLine): boolean {
  if (role === 'feature') return !hasFeature && (place === 'top' || place === 'tags')
  const isBeforeOwn = role === 'examples' ? isBeforeRow : isBeforeStep
  return place === 'steps' || place === 'tags' || (place !== 'part' && isBeforeOwn)
}

const COLON_WORDS = /^([^\s:|@#*"][^:|@#"]{2,30}?)\s*:/

/** What features are called in any language of Gherkin. */
const FEATURES = Object.values(dialects).flatMap(({ feature }) => feature)

/** A title with a keyword of the other language, or a misspelt one; that of the feature may be one of any language. */
function meantTitle(unread: UnreadLine): Repair | undefined {
  const { line, locale } = unread
  const [, written = ''] = COLON_WORDS.exec(line) ?? []
  if (!written) return undefined
  const foreign = titleRole(`${written}:`, otherLanguage(locale))
  const own = titleWords(locale).find(({ word }) => isMistyped(written, word))
  const isFeature =
    unread.isSupported &&
    canBeTitle('feature', unread) &&
    FEATURES.some((word) => word === written || isMistyped(written, word))
  const near = own ?? (isFeature ? titleWords(locale)[0] : undefined)
  const role = foreign ?? near?.role
  if (!role || role === 'rule' || !canBeTitle(role, unread)) return undefined
  return foreign
    ? { fault: 'foreign', written, keyword: TITLE_KEYWORDS[locale][role][0] }
    : { fault: 'keyword', written, keyword: near?.word ?? '' }
}

/** The singular of examples, which Gherkin reads as a scenario: rows come next. */
function singularExamples({ line, locale, place, isBeforeRow }: UnreadLine): Repair | undefined {
  if (!isBeforeRow || place !== 'steps' || titleRole(line, locale) !== 'scenario') return undefined
  return { fault: 'keyword', written: line.slice(0, line.indexOf(':')), keyword: TITLE_KEYWORDS[locale].examples[0] }
}

function titleWithoutColon(unread: UnreadLine): Repair | undefined {
  const { line, locale } = unread
  const found = titleWords(locale)
    .filter(({ word }) => line === word || line.startsWith(`${word} `))
    .sort((one, other) => other.word.length - one.word.length)[0]
  if (!found || !canBeTitle(found.role, unread)) return undefined
  const [late = ''] = /^\s+:/.exec(line.slice(found.word.length)) ?? []
  return { fault: 'colon', written: found.word + late, keyword: `${found.word}:` }
}

/** A step with a keyword of the other language or a misspelt one, as an item of a list, or with nothing else. */
function meantStep({ line, locale, place }: UnreadLine): Repair | undefined {
  if (place !== 'part' && place !== 'steps') return undefined
  if (STEP_KEYWORDS[locale].includes(line)) return { fault: 'sentence', written: line, keyword: '' }
  const isLongEnough = (keyword: string) => place === 'steps' || keyword.length >= SHORTEST_KEYWORD
  const [mark = ''] = LIST_MARK.exec(line) ?? []
  const item = stripKeyword(line.slice(mark.length), locale).keyword
  if (item && isLongEnough(item)) return { fault: 'keyword', written: mark + item, keyword: item }
  const { keyword: foreign, text } = stripKeyword(line, otherLanguage(locale))
  if (foreign && foreign !== '*' && text && isLongEnough(foreign))
    return { fault: 'foreign', written: foreign, keyword: translateKeyword(foreign, text, locale) }
  const [, written = ''] = /^(\S+)\s+\S/.exec(line) ?? []
  // Below a title the line may be a description: only its sentence could tell.
  const keywords = place === 'steps' ? STEP_KEYWORDS[locale] : []
  // A typo is only told from an ordinary word by its capital: `the` is no `Then`.
  const near = /^\p{Lu}/u.test(written) ? keywords.find((known) => isMistypedStep(written, known)) : undefined
  const keyword = keywords.find((known) => foldText(known) === foldText(written)) ?? near
  return keyword ? { fault: 'keyword', written, keyword } : undefined
}

function placeAfter(line: string, locale: StepLanguage, place: Place): Place {
  const text = line.trimStart()
  if (text.startsWith('@')) return 'tags'
  const role = titleRole(line, locale)
  if (role) return role === 'feature' ? 'feature' : 'part'
  if (isStepLine(line, locale) && (place === 'part' || place === 'steps')) return 'steps'
  return isRow(text) && place === 'part' ? 'steps' : place
}

/** The keywords that are wrong, as far as their places tell what they were meant to be: `Feature` for `Feture`. */
export function repairLines(lines: readonly string[], locale: StepLanguage, isSupported = true): LineRepair[] {
  const repairs: LineRepair[] = []
  const visible = visibleLines(lines)
  let firstRow: string | undefined
  let place: Place = 'top'
  const hasFeature = lines.some((line) => titleRole(line, locale) === 'feature')
  visible.forEach((index, order) => {
    const line = lines[index] ?? ''
    const text = line.trim()
    const next = lines[visible[order + 1] ?? -1] ?? ''
    const isPlain = !/^[@|]/.test(text) && !isTitleLine(line, locale)
    const isStep = isStepLine(line, locale) && stripKeyword(line, locale).text !== ''
    const unread: UnreadLine = {
      line: text,
      locale,
      place,
      hasFeature,
      isSupported,
      isBeforeStep: isStepLine(next, locale) || isStepLine(next, otherLanguage(locale)),
      isBeforeRow: isRow(next),
    }
    firstRow ??= isRow(text) ? closedRow(text) : undefined
    const row = firstRow && repairRow(text, firstRow)
    if (!row && !isRow(text)) firstRow = undefined
    const meant =
      row ||
      singularExamples(unread) ||
      (isPlain && !isStep ? (meantTitle(unread) ?? titleWithoutColon(unread) ?? meantStep(unread)) : undefined)
    if (meant) repairs.push({ ...meant, line: index + 1, column: line.search(/\S/) + 1 })
    place = placeAfter(meant ? line.replace(meant.written, () => meant.keyword) : line, locale, place)
  })
  return repairs
}
