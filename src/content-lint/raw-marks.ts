/** Markup with a slip: readers would see it as it is written. */
interface RawMark {
  /** What is quoted in the message. */
  pattern: RegExp
  advice: string
  /** Its other half is a mark of the same kind: only the first of a text is reported. */
  isPaired?: boolean
  /** Markup of pages, which the texts of references do not have even without a slip. */
  isOfPages?: boolean
}

const LINK = { advice: 'write [words](/plugins/rest/), with no blank before or in the address', isOfPages: true }

/** Slips in any text, of a page or of a reference. */
const SLIPS: RawMark[] = [
  { pattern: /\[\[[^\]\n]+\]\]/g, ...LINK },
  {
    pattern: /(?:(?<!\\)\[[^\][\n]*)?(?<!\\\[[^\][\n]*)(?<!\\)\](?:\(|\s\((?=[/#]|https?:|www\.))[^)\n]*\)?/g,
    ...LINK,
  },
  { pattern: /\([^()\n]+\)\[(?:[/#]|https?:)[^\]\n]*\]/g, ...LINK },
  { pattern: /\[!\w+\]/g, advice: 'write :::note, and close it with :::', isOfPages: true },
  { pattern: /\[\^[^\]\n]+\]/g, advice: 'write the note in the text' },
  {
    pattern: /(?<!\\)\*\*[^*\n]{0,30}/g,
    advice: 'write **words**, with no blank inside; code goes between backticks',
    isPaired: true,
    isOfPages: true,
  },
  { pattern: /(?<!\\)`[^`\n]{0,30}/g, advice: 'pair the backtick', isPaired: true },
  {
    pattern: /:{2,}[a-z][\w-]*(?:\[[^\]\n]*\]|\{[^}\n]*\})/g,
    advice: 'put it alone on its line, or write one colon in a sentence: :step[rest.define.service]',
    isOfPages: true,
  },
  { pattern: /(?<!\S):[a-z][a-z_]*:(?![^\s.,;)])/g, advice: 'write words' },
  {
    pattern: /&(?:nbsp|amp|[lg]t|quot|[aeiouAEIOU]acute|[nN]tilde|euro|hellip|[mn]dash|[lr]aquo)(?!;)/g,
    advice: 'write the character itself',
  },
  { pattern: /\bTODO:|\b(?:FIXME|TBD|XXX)\b|\blorem ipsum\b/gi, advice: 'write it, or remove it' },
]

/** Markdown that is right on a page. */
const MARKDOWN: RawMark[] = [
  { pattern: /<\/[a-z]+>/g, advice: '', isOfPages: true },
  { pattern: /(?<![\w:]):[a-z][\w-]*\[[^\]\n]*\]/g, advice: '', isOfPages: true },
]

export interface Slip {
  /** From 0. */
  index: number
  shown: string
  advice: string
}

const slipsIn = (text: string, marks: readonly RawMark[]): Slip[] =>
  marks.flatMap(({ pattern, advice, isPaired }) =>
    [...text.matchAll(pattern)]
      .slice(0, isPaired ? 1 : undefined)
      .map(({ 0: shown, index }) => ({ index, shown: shown.trim(), advice })),
  )

/**
 * The slips in the words of a page, without its code and its links.
 * @example slipsInWords('see [the guide] (/guides/ci/)') // => [{ index: 4, shown: '[the guide] (/guides/ci/)', advice: … }]
 */
export const slipsInWords = (source: string): Slip[] => slipsIn(source, SLIPS)

const CODE_ONLY = 'write words: only `code` is marked up here'

/**
 * The slips in the text of a reference, where only code is marked up.
 * @example slipsInText('uses `port') // => [{ index: 5, shown: '`port', advice: 'pair the backtick' }]
 */
export function slipsInText(text: string): Slip[] {
  const words = text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
  const marks = [...SLIPS, ...MARKDOWN].map((mark) => (mark.isOfPages ? { ...mark, advice: CODE_ONLY } : mark))
  return slipsIn(words, marks)
}
