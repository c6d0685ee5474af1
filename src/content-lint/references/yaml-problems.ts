import { isAlias, isScalar, type Scalar, visit } from 'yaml'
import { z } from 'zod'
import { keyName } from '@/config/check/read-config'
import { DEFAULT_LOCALE, LOCALES, type Localized, localize } from '@/i18n/locale'
import { formText } from '@/i18n/localized-schema'
import { isForeign } from '@/step-language/words/terms'
import { oddCharactersIn } from '../files/read-sources'
import { didYouMean, type Problem, pageProblem, type Refusal, refuse, say, type TextFault } from '../problem'
import { isForbiddenKey, isText, pairsOf, placeInText, valueIn, type YamlSource } from './yaml-source'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

function fieldsAt(schema: z.core.$ZodType | undefined, path: Path): Record<string, z.core.$ZodType> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsAt(schema.unwrap(), path)
  if (schema instanceof z.ZodDiscriminatedUnion)
    return Object.assign({}, ...[...schema.options].reverse().map((option) => fieldsAt(option, path)))
  const [key, ...rest] = path
  if (schema instanceof z.ZodRecord) return key === undefined ? {} : fieldsAt(schema.valueType, rest)
  if (schema instanceof z.ZodObject) return key === undefined ? schema.shape : fieldsAt(schema.shape[String(key)], rest)
  return schema instanceof z.ZodArray ? fieldsAt(schema.element, rest) : {}
}

/** A path as shown in messages: `options[2].key`. */
const pathName = (path: Path): string => z.core.toDotPath([...path])

function issuesOf(schema: z.ZodType, value: unknown): { issue: Issue; message: Localized }[] {
  const all = localize(
    (locale) => schema.safeParse(value, { error: z.locales[locale]().localeError }).error?.issues ?? [],
  )
  return all[DEFAULT_LOCALE].map((issue, at) => ({
    issue,
    message: localize((locale) => all[locale][at]?.message ?? ''),
  }))
}

function valueProblem(issue: Issue, message: Localized, node: unknown): Refusal {
  const name = pathName(issue.path)
  const value = valueIn(node)
  const isEmpty = value === null || (typeof value === 'string' && !value.trim())
  if (isEmpty && name) return refuse('empty', name)
  const advice = formText(issue.message)
  if (advice) return [say('cannotBe', name, isScalar(node) ? String(node.source) : '…'), advice]
  const fault = say('titled', name || say('schema.content'), message)
  const isTextExpected = issue.code === 'invalid_type' && issue.expected === 'string'
  if (isTextExpected && isScalar(node)) return [fault, say('schema.quote', String(node.source))]
  const isOneOfList = issue.code === 'invalid_value'
  return [fault, isOneOfList ? didYouMean(String(value), issue.values.map(String)) : say('correctIt')]
}

/** Reports what breaks a schema; a value that breaks several rules is reported for the first. */
export function schemaProblems(source: YamlSource, schema: z.ZodType): Problem[] {
  const reported = new Set<string>()
  return issuesOf(schema, valueIn(source.document.contents)).flatMap(({ issue, message }) => {
    const { path } = issue
    const name = pathName(path)
    const node = source.document.getIn(path, true)
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(fieldsAt(schema, path))
      const keys = issue.keys.filter((key) => !isForbiddenKey(key))
      return keys.map((key) => {
        const pair = pairsOf(node).find((entry) => keyName(entry.key) === key)
        return source.problemAt(pair?.key, [say('unknown', pathName([...path, key])), didYouMean(key, known)])
      })
    }
    if (reported.has(name) || isAlias(node)) return []
    reported.add(name)
    if (node || name === '') return [source.problemAt(node, valueProblem(issue, message, node))]
    return [source.problemAt(source.document.getIn(path.slice(0, -1), true), refuse('missing', name))]
  })
}

/** A hash after a space begins a comment in YAML, which would hide the rest of a sentence. */
export const commentProblems = (source: YamlSource, text: Scalar): Problem[] =>
  text.comment ? [source.problemAt(text, refuse('yaml.comment', text.comment))] : []

/** Reports parts of a text that readers would not see, or would see as raw markup: only code may be marked up. */
export function textProblems(source: YamlSource, text: Scalar<string>, marks = FAULTS): Problem[] {
  const words = text.value.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
  const ofReferences = marks.map((mark) => (mark.isOfPages ? { ...mark, advice: CODE_ONLY } : mark))
  return [
    ...commentProblems(source, text),
    ...[...oddCharactersIn(text.value), ...faultsIn(words, ofReferences)].map(({ index, refusal }) =>
      pageProblem(source, placeInText(source, text, index), refusal),
    ),
  ]
}

/** Shorter texts may consist of words that both languages have. */
const MIN_FOREIGN_WORDS = 2

/** Checks texts for readers: they are in their language and have no markup but code. Step expressions are skipped. */
export function checkTexts(source: YamlSource): Problem[] {
  const problems: Problem[] = []
  visit(source.document, {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? key.value : undefined
      if (name === 'expression') return visit.SKIP
      const locale = LOCALES.find((known) => known === name)
      if (!locale || !isText(value)) return
      problems.push(...textProblems(source, value))
      if (isForeign(value.value, locale, MIN_FOREIGN_WORDS))
        problems.push(source.problemAt(value, refuse('otherLanguage', value.value, locale)))
    },
  })
  return problems
}

/** Markup that readers would see as it is written. */
interface RawMark {
  pattern: RegExp
  advice: Localized
  /** Opening and closing marks look alike, so only the first in a text is reported. */
  isPaired?: boolean
  /** Only pages may have it: in the texts of references it is wrong even if well-formed. */
  isOfPages?: boolean
}

const LINK = { advice: say('raw.link'), isOfPages: true }
const CODE_ONLY = say('raw.codeOnly')

/** Broken markup in pages and references. */
const FAULTS: RawMark[] = [
  { pattern: /\[\[[^\]\n]+\]\]/g, ...LINK },
  {
    pattern: /(?:(?<!\\)\[[^\][\n]*)?(?<!\\\[[^\][\n]*)(?<!\\)\](?:\(|\s\((?=[/#]|https?:|www\.))[^)\n]*\)?/g,
    ...LINK,
  },
  { pattern: /\([^()\n]+\)\[(?:[/#]|https?:)[^\]\n]*\]/g, ...LINK },
  { pattern: /\[[^\][\n]+\]\[[^\][\n]*\]/g, ...LINK },
  { pattern: /\[(?:!\w+|\^[^\]\n]+)\]/g, advice: say('raw.note'), isOfPages: true },
  { pattern: /(?<!\\)\*\*[^*\n]{0,30}/g, advice: say('raw.boldWords'), isPaired: true, isOfPages: true },
  { pattern: /(?<!\\)`[^`\n]{0,30}/g, advice: say('raw.backtick'), isPaired: true },
  { pattern: /:{2,}[a-z][\w-]*(?:\[[^\]\n]*\]|\{[^}\n]*\})/g, advice: say('raw.directive'), isOfPages: true },
  { pattern: /(?<!\S):[a-z][a-z_]*:(?![^\s.,;)])/g, advice: say('raw.writeWords') },
  { pattern: /\bTODO:|\b(?:FIXME|TBD|XXX)\b|\blorem ipsum\b/gi, advice: say('writeOrRemove') },
  // On pages, these are not text.
  { pattern: /<\/[a-z]+>/g, advice: CODE_ONLY },
  { pattern: /(?<![\w:]):[a-z][\w-]*\[[^\]\n]*\]?/g, advice: CODE_ONLY },
]

/** Page markup. Phrases may quote anything else, such as HTML tags or a to-do list. */
export const MARKUP = FAULTS.filter(({ isOfPages }) => isOfPages)

/** Markup in a text that would be shown. @example faultsIn('see [the guide] (/guides/ci/)') // => [{ index: 4, refusal: … }] */
export const faultsIn = (text: string, marks: readonly RawMark[] = FAULTS): TextFault[] =>
  marks.flatMap(({ pattern, advice, isPaired }) =>
    [...text.matchAll(pattern)]
      .slice(0, isPaired ? 1 : undefined)
      .map(({ 0: shown, index }) => ({ index, refusal: [say('raw.shownAsIs', shown.trim()), advice] })),
  )
