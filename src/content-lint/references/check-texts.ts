import { isMap, isScalar, type Scalar, visit, type YAMLMap } from 'yaml'
import { LOCALES, type Localized } from '@/i18n/locale'
import { type Problem, pageProblem, refuse, say } from '../problem'
import { placeInText, textAt, type YamlSource } from './yaml-source'

/** Words without a capital from which on a text cannot be the same in both languages by chance, as names are. */
const TRANSLATED_WORDS = 3

/** A hash after a blank begins a comment in YAML: the rest of a sentence would not be shown. */
export const commentProblems = (source: YamlSource, text: Scalar): Problem[] =>
  text.comment ? [source.problemAt(text, refuse('yaml.comment', text.comment))] : []

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
      if (LOCALES.some((locale) => locale === name) && isScalar(value) && typeof value.value === 'string')
        problems.push(
          ...commentProblems(source, value),
          ...faultsInText(value.value).map(({ index, shown, advice }) =>
            pageProblem(source, placeInText(source, value, index), [say('raw.shownAsIs', shown), advice]),
          ),
        )
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

interface Fault {
  /** From 0. */
  index: number
  shown: string
  advice: Localized
}

const faultsIn = (text: string, marks: readonly RawMark[]): Fault[] =>
  marks.flatMap(({ pattern, advice, isPaired }) =>
    [...text.matchAll(pattern)]
      .slice(0, isPaired ? 1 : undefined)
      .map(({ 0: shown, index }) => ({ index, shown: shown.trim(), advice })),
  )

/**
 * The faults in the words of a page, without its code and its links.
 * @example faultsInWords('see [the guide] (/guides/ci/)') // => [{ index: 4, shown: '[the guide] (/guides/ci/)', advice: … }]
 */
export const faultsInWords = (source: string): Fault[] => faultsIn(source, FAULTS)

/**
 * The faults in the text of a reference, where only code is marked up.
 * @example faultsInText('uses `port') // => [{ index: 5, shown: '`port', advice: … }]
 */
function faultsInText(text: string): Fault[] {
  const words = text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
  const marks = [...FAULTS, ...MARKDOWN].map((mark) => (mark.isOfPages ? { ...mark, advice: CODE_ONLY } : mark))
  return faultsIn(words, marks)
}
