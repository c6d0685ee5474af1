import { isMap, isScalar, type Scalar, visit, type YAMLMap } from 'yaml'
import { LOCALES, type Localized } from '@/i18n/locale'
import { invisibleIn, type TextFault } from '../files/read-sources'
import { type Problem, pageProblem, refuse, say } from '../problem'
import { isText, placeInText, textAt, type YamlSource } from './yaml-source'

/** Words without a capital from which on a text cannot be the same in both languages by chance, as names are. */
const TRANSLATED_WORDS = 3

/** A hash after a blank begins a comment in YAML: the rest of a sentence would not be shown. */
export const commentProblems = (source: YamlSource, text: Scalar): Problem[] =>
  text.comment ? [source.problemAt(text, refuse('yaml.comment', text.comment))] : []

/** What is not shown of a text, and what is shown as it is written. */
export function textProblems(source: YamlSource, text: Scalar<string>, marks = [...FAULTS, ...MARKDOWN]): Problem[] {
  const faults = [...invisibleIn(text.value), ...faultsInText(text.value, marks)]
  return [
    ...commentProblems(source, text),
    ...faults.map(({ index, refusal }) => pageProblem(source, placeInText(source, text, index), refusal)),
  ]
}

/** A text that was copied to the other language and not translated. */
function copyProblems(source: YamlSource, texts: YAMLMap): Problem[] {
  const [text, other] = LOCALES.map((locale) => textAt(texts, locale).trim())
  const words = text?.match(/(?<!\S)\p{Ll}{2,}/gu) ?? []
  if (text !== other || words.length < TRANSLATED_WORDS) return []
  return [source.problemAt(texts, refuse('sameText', LOCALES[0]))]
}

/** Texts for readers: all in two languages, without the sentences of steps. They have no markup but code. */
export function checkTexts(source: YamlSource): Problem[] {
  const problems: Problem[] = []
  visit(source.document, {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? key.value : undefined
      if (name === 'expression') return visit.SKIP
      if (isMap(value)) problems.push(...copyProblems(source, value))
      if (LOCALES.some((locale) => locale === name) && isText(value)) problems.push(...textProblems(source, value))
    },
  })
  return problems
}

/** Markup with a fault: readers would see it as it is written. */
interface RawMark {
  /** What is quoted in the message. */
  pattern: RegExp
  advice: Localized
  /** Its other half is a mark of the same kind: only the first of a text is reported. */
  isPaired?: boolean
  /** Markup of pages, which the texts of references do not have even without a fault. */
  isOfPages?: boolean
}

const LINK = { advice: say('raw.link'), isOfPages: true }

/** Faults in any text, of a page or of a reference. */
const FAULTS: RawMark[] = [
  { pattern: /\[\[[^\]\n]+\]\]/g, ...LINK },
  {
    pattern: /(?:(?<!\\)\[[^\][\n]*)?(?<!\\\[[^\][\n]*)(?<!\\)\](?:\(|\s\((?=[/#]|https?:|www\.))[^)\n]*\)?/g,
    ...LINK,
  },
  { pattern: /\([^()\n]+\)\[(?:[/#]|https?:)[^\]\n]*\]/g, ...LINK },
  { pattern: /\[!\w+\]/g, advice: say('raw.note'), isOfPages: true },
  { pattern: /\[\^[^\]\n]+\]/g, advice: say('raw.note') },
  { pattern: /(?<!\\)\*\*[^*\n]{0,30}/g, advice: say('raw.boldWords'), isPaired: true, isOfPages: true },
  { pattern: /(?<!\\)`[^`\n]{0,30}/g, advice: say('raw.backtick'), isPaired: true },
  { pattern: /:{2,}[a-z][\w-]*(?:\[[^\]\n]*\]|\{[^}\n]*\})/g, advice: say('raw.ownLine'), isOfPages: true },
  { pattern: /(?<!\S):[a-z][a-z_]*:(?![^\s.,;)])/g, advice: say('raw.writeWords') },
  {
    pattern: /&(?:nbsp|amp|[lg]t|quot|[aeiouAEIOU]acute|[nN]tilde|euro|hellip|[mn]dash|[lr]aquo)(?!;)/g,
    advice: say('raw.writeWords'),
  },
  { pattern: /\bTODO:|\b(?:FIXME|TBD|XXX)\b|\blorem ipsum\b/gi, advice: say('writeOrRemove') },
]

const CODE_ONLY = say('raw.codeOnly')

/** Markdown that is right on a page. */
const MARKDOWN: RawMark[] = [
  { pattern: /<\/[a-z]+>/g, advice: CODE_ONLY, isOfPages: true },
  { pattern: /(?<![\w:]):[a-z][\w-]*\[[^\]\n]*\]/g, advice: CODE_ONLY, isOfPages: true },
]

/** Markup of pages. A phrase may quote anything else: tags of HTML, a to-do list. */
export const MARKUP = FAULTS.filter(({ isOfPages }) => isOfPages)

const faultsIn = (text: string, marks: readonly RawMark[]): TextFault[] =>
  marks.flatMap(({ pattern, advice, isPaired }) =>
    [...text.matchAll(pattern)]
      .slice(0, isPaired ? 1 : undefined)
      .map(({ 0: shown, index }) => ({ index, refusal: [say('raw.shownAsIs', shown.trim()), advice] })),
  )

/**
 * The faults in the words of a page, without its code and its links.
 * @example faultsInWords('see [the guide] (/guides/ci/)') // => [{ index: 4, refusal: … }]
 */
export const faultsInWords = (source: string): TextFault[] => faultsIn(source, FAULTS)

/**
 * The faults in the text of a reference, where only code is marked up.
 * @example faultsInText('uses `port', FAULTS) // => [{ index: 5, refusal: … }]
 */
function faultsInText(text: string, marks: readonly RawMark[]): TextFault[] {
  const words = text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
  const own = marks.map((mark) => (mark.isOfPages ? { ...mark, advice: CODE_ONLY } : mark))
  return faultsIn(words, own)
}
