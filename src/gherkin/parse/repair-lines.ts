import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { isTypo } from '@/lib/nearest'
import { foldText } from '@/lib/text'
import type { TitleRole } from '@/steps/feature-line'
import { isRow, STEP_KEYWORDS, stripKeyword, TITLE_KEYWORDS, translateKeyword } from '@/steps/feature-line'
import { isStepLine, isTitleLine, titleRole, titleWords } from './feature-language'
import { closedRow, type LineRepair, type Repair, repairRow, visibleLines } from './repair-blocks'

/** Where the line is: after what was read last. */
type Place = 'top' | 'tags' | 'feature' | 'part' | 'steps'

/** Shorter ones (`Y`, `E`) begin many ordinary sentences. */
const SHORTEST_KEYWORD = 3

const isMistyped = (written: string, keyword: string): boolean =>
  written !== keyword && isTypo(foldText(written), foldText(keyword))

/** Whether a word is a misspelt keyword of a step. */
export const isMistypedKeyword = (written: string, keyword: string): boolean =>
  keyword.length >= SHORTEST_KEYWORD && isMistyped(written, keyword)

/** A line that the parser may not understand, and its context. */
interface LineContext {
  line: string
  locale: StepLanguage
  place: Place
  hasFeature: boolean
  isBeforeStep: boolean
  isBeforeRow: boolean
}

/** Whether a title of a role can be here; right below a title, any text is a description. */
function canBeTitle(role: TitleRole, { place, hasFeature, isBeforeStep, isBeforeRow }: LineContext): boolean {
  if (role === 'feature') return !hasFeature && (place === 'top' || place === 'tags')
  const isBeforeOwn = role === 'examples' ? isBeforeRow : isBeforeStep
  return place === 'steps' || place === 'tags' || (place !== 'part' && isBeforeOwn)
}

const COLON_WORDS = /^([^\s:|@#*"][^:|@#"]{2,30}?)\s*:/

/** Repairs a title with a misspelt keyword or one of the other language. */
function repairTitle(context: LineContext): Repair | undefined {
  const { line, locale } = context
  const [, written = ''] = COLON_WORDS.exec(line) ?? []
  if (!written) return undefined
  const foreign = titleRole(`${written}:`, otherLanguage(locale))
  const near = titleWords(locale).find(({ word }) => isMistyped(written, word))
  const role = foreign ?? near?.role
  if (!role || role === 'rule' || !canBeTitle(role, context)) return undefined
  return foreign
    ? { fault: 'foreign', written, insert: TITLE_KEYWORDS[locale][role][0] }
    : { fault: 'keyword', written, insert: near?.word ?? '' }
}

/** Repairs `Example` above a table: Gherkin reads the singular as a scenario. */
function repairExamples({ line, locale, place, isBeforeRow }: LineContext): Repair | undefined {
  if (!isBeforeRow || place !== 'steps' || titleRole(line, locale) !== 'scenario') return undefined
  return { fault: 'keyword', written: line.slice(0, line.indexOf(':')), insert: TITLE_KEYWORDS[locale].examples[0] }
}

function repairColon(context: LineContext): Repair | undefined {
  const { line, locale } = context
  const found = titleWords(locale)
    .filter(({ word }) => line === word || line.startsWith(`${word} `))
    .sort((one, other) => other.word.length - one.word.length)[0]
  if (!found || !canBeTitle(found.role, context)) return undefined
  const [colon = ''] = /^\s+:/.exec(line.slice(found.word.length)) ?? []
  return { fault: 'colon', written: found.word + colon, insert: `${found.word}:` }
}

/** Repairs a step whose keyword is misspelt, of the other language, or without a sentence. */
function repairStep({ line, locale, place }: LineContext): Repair | undefined {
  if (place !== 'part' && place !== 'steps') return undefined
  if (STEP_KEYWORDS[locale].includes(line)) return { fault: 'sentence', written: line, insert: '' }
  const isLongEnough = (keyword: string) => place === 'steps' || keyword.length >= SHORTEST_KEYWORD
  const { keyword: foreign, text } = stripKeyword(line, otherLanguage(locale))
  if (foreign && foreign !== '*' && text && isLongEnough(foreign))
    return { fault: 'foreign', written: foreign, insert: translateKeyword(foreign, text, locale) }
  const [, written = ''] = /^(\S+)\s+\S/.exec(line) ?? []
  // Right below a title the line may be a description.
  const keywords = place === 'steps' ? STEP_KEYWORDS[locale] : []
  // Only a capital tells a typo from an ordinary word: `the` is no `Then`.
  const near = /^\p{Lu}/u.test(written) ? keywords.find((known) => isMistypedKeyword(written, known)) : undefined
  const insert = keywords.find((known) => foldText(known) === foldText(written)) ?? near
  return insert ? { fault: 'keyword', written, insert } : undefined
}

function placeAfter(line: string, locale: StepLanguage, place: Place): Place {
  const text = line.trimStart()
  if (text.startsWith('@')) return 'tags'
  const role = titleRole(line, locale)
  if (role) return role === 'feature' ? 'feature' : 'part'
  if (isStepLine(line, locale) && (place === 'part' || place === 'steps')) return 'steps'
  return isRow(text) && place === 'part' ? 'steps' : place
}

/** Repairs wrong keywords and rows, as far as their place tells what was meant: `Feature` for `Feture`. */
export function repairLines(lines: readonly string[], locale: StepLanguage): LineRepair[] {
  const repairs: LineRepair[] = []
  const visible = visibleLines(lines)
  let firstRow: string | undefined
  let place: Place = 'top'
  const hasFeature = lines.some((line) => titleRole(line, locale) === 'feature')
  visible.forEach((index, order) => {
    const line = lines[index] ?? ''
    const text = line.trim()
    const next = lines[visible[order + 1] ?? -1] ?? ''
    const hasKind = /^[@|]/.test(text) || isTitleLine(line, locale)
    const isStep = isStepLine(line, locale) && stripKeyword(line, locale).text !== ''
    const context: LineContext = {
      line: text,
      locale,
      place,
      hasFeature,
      isBeforeStep: isStepLine(next, locale) || isStepLine(next, otherLanguage(locale)),
      isBeforeRow: isRow(next),
    }
    firstRow ??= isRow(text) ? closedRow(text) : undefined
    const row = firstRow && repairRow(text, firstRow)
    if (!row && !isRow(text)) firstRow = undefined
    const repair =
      row ||
      repairExamples(context) ||
      (hasKind || isStep ? undefined : (repairTitle(context) ?? repairColon(context) ?? repairStep(context)))
    if (repair) repairs.push({ ...repair, line: index + 1, column: line.search(/\S/) + 1 })
    place = placeAfter(repair ? line.replace(repair.written, () => repair.insert) : line, locale, place)
  })
  return repairs
}
