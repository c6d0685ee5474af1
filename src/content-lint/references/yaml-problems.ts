import { isAlias, isMap, isScalar, type Scalar, visit, type YAMLMap } from 'yaml'
import { z } from 'zod'
import { keyName } from '@/config/check/read-config'
import { DEFAULT_LOCALE, LOCALES, type Localized, localize } from '@/i18n/locale'
import { formText } from '@/i18n/localized-schema'
import { nearest } from '@/lib/nearest'
import { oddCharactersIn } from '../files/read-sources'
import { didYouMean, type Problem, pageProblem, type Refusal, refuse, say, type TextFault } from '../problem'
import { isForbiddenKey, isText, pairsOf, placeInText, textAt, valueIn, type YamlSource } from './yaml-source'

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
  const values = issue.code === 'invalid_value' ? issue.values : []
  const isTextEnum = typeof values[0] === 'string'
  const value = valueIn(node)
  if (value === null && name) return refuse('missing.value', name)
  if (typeof value === 'string' && !value.trim()) return refuse('empty', name)
  const fault = say('titled', name || say('schema.content'), message)
  const isUnquoted = isScalar(node) && node.type === 'PLAIN' && typeof value !== 'string'
  const isTextExpected =
    isTextEnum || issue.code === 'invalid_format' || (issue.code === 'invalid_type' && issue.expected === 'string')
  if (isUnquoted && isTextExpected) return [fault, say('schema.quote', String(node.source))]
  const advice = formText(issue.message)
  if (advice) return [say('cannotBe', name, isScalar(node) ? String(node.source) : '…'), advice]
  return [fault, isTextEnum ? didYouMean(String(value), values.map(String)) : say('correctIt')]
}

/** Reports what breaks a schema. An unknown key that resembles a missing one is reported once. */
export function schemaProblems(source: YamlSource, schema: z.ZodType): Problem[] {
  const issues = issuesOf(schema, valueIn(source.document.contents))
  const knownAt = (path: Path) => Object.keys(fieldsAt(schema, path))
  const unknownAt = (path: Path) =>
    issues.flatMap(({ issue }) =>
      issue.code === 'unrecognized_keys' && pathName(issue.path) === pathName(path) ? issue.keys : [],
    )
  const reported = new Set<string>()
  return issues.flatMap(({ issue, message }) => {
    const { path } = issue
    const node = source.document.getIn(path, true)
    if (issue.code === 'unrecognized_keys')
      return issue.keys
        .filter((key) => !isForbiddenKey(key))
        .map((key) => {
          const pair = pairsOf(node).find((entry) => keyName(entry.key) === key)
          return source.problemAt(pair?.key, [say('unknown', pathName([...path, key])), didYouMean(key, knownAt(path))])
        })
    const name = pathName(path)
    // A value that breaks several rules is reported for the first.
    if (reported.has(name) || isAlias(node)) return []
    reported.add(name)
    if (node || name === '') return [source.problemAt(node, valueProblem(issue, message, node))]
    const parent = path.slice(0, -1)
    const isMistyped = unknownAt(parent).some((key) => nearest(key, knownAt(parent)) === path.at(-1))
    return isMistyped ? [] : [source.problemAt(source.document.getIn(parent, true), refuse('missing', name))]
  })
}

/** Texts with this many lower-case words are not the same in both languages by chance, as names are. */
const MIN_COPIED_WORDS = 3

/** A hash after a space begins a comment in YAML, which would hide the rest of a sentence. */
export const commentProblems = (source: YamlSource, text: Scalar): Problem[] =>
  text.comment ? [source.problemAt(text, refuse('yaml.comment', text.comment))] : []

/** Reports parts of a text that readers would not see, or would see as raw markup. */
export function textProblems(source: YamlSource, text: Scalar<string>, marks = [...FAULTS, ...MARKDOWN]): Problem[] {
  const faults = [...oddCharactersIn(text.value), ...faultsInText(text.value, marks)]
  return [
    ...commentProblems(source, text),
    ...faults.map(({ index, refusal }) => pageProblem(source, placeInText(source, text, index), refusal)),
  ]
}

function copyProblems(source: YamlSource, texts: YAMLMap): Problem[] {
  const [text, other] = LOCALES.map((locale) => textAt(texts, locale).trim())
  const words = text?.match(/(?<!\S)\p{Ll}{2,}/gu) ?? []
  if (text !== other || words.length < MIN_COPIED_WORDS) return []
  return [source.problemAt(texts, refuse('sameText', LOCALES[0]))]
}

/** Checks texts for readers: they are translated and have no markup but code. Step expressions are skipped. */
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

/** Broken markup in pages and references. */
const FAULTS: RawMark[] = [
  { pattern: /\[\[[^\]\n]+\]\]/g, ...LINK },
  {
    pattern: /(?:(?<!\\)\[[^\][\n]*)?(?<!\\\[[^\][\n]*)(?<!\\)\](?:\(|\s\((?=[/#]|https?:|www\.))[^)\n]*\)?/g,
    ...LINK,
  },
  { pattern: /\([^()\n]+\)\[(?:[/#]|https?:)[^\]\n]*\]/g, ...LINK },
  { pattern: /\[[^\][\n]+\]\[[^\][\n]*\]/g, advice: say('links.defineAddress'), isOfPages: true },
  { pattern: /\[!\w+\]/g, advice: say('raw.note'), isOfPages: true },
  { pattern: /\[\^[^\]\n]+\]/g, advice: say('raw.note') },
  { pattern: /(?<!\\)\*\*[^*\n]{0,30}/g, advice: say('raw.boldWords'), isPaired: true, isOfPages: true },
  { pattern: /(?<!\\)`[^`\n]{0,30}/g, advice: say('raw.backtick'), isPaired: true },
  { pattern: /:{2,}[a-z][\w-]*(?:\[[^\]\n]*\]|\{[^}\n]*\})/g, advice: say('raw.ownLine'), isOfPages: true },
  { pattern: /(?<!\S):[a-z][a-z_]*:(?![^\s.,;)])/g, advice: say('raw.writeWords') },
  { pattern: /\bTODO:|\b(?:FIXME|TBD|XXX)\b|\blorem ipsum\b/gi, advice: say('writeOrRemove') },
]

const CODE_ONLY = say('raw.codeOnly')

/** Markup that is allowed on pages only. */
const MARKDOWN: RawMark[] = [
  { pattern: /<\/[a-z]+>/g, advice: CODE_ONLY, isOfPages: true },
  { pattern: /(?<![\w:]):[a-z][\w-]*\[[^\]\n]*\]?/g, advice: CODE_ONLY, isOfPages: true },
]

/** Page markup. Phrases may quote anything else, such as HTML tags or a to-do list. */
export const MARKUP = FAULTS.filter(({ isOfPages }) => isOfPages)

const faultsIn = (text: string, marks: readonly RawMark[]): TextFault[] =>
  marks.flatMap(({ pattern, advice, isPaired }) =>
    [...text.matchAll(pattern)]
      .slice(0, isPaired ? 1 : undefined)
      .map(({ 0: shown, index }) => ({ index, refusal: [say('raw.shownAsIs', shown.trim()), advice] })),
  )

/** @example faultsInWords('see [the guide] (/guides/ci/)') // => [{ index: 4, refusal: … }] */
export const faultsInWords = (source: string): TextFault[] => faultsIn(source, FAULTS)

/** Faults in the text of a reference, which may only mark up code. @example faultsInText('uses `port', FAULTS) // => [{ index: 5, refusal: … }] */
function faultsInText(text: string, marks: readonly RawMark[]): TextFault[] {
  const words = text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
  return faultsIn(
    words,
    marks.map((mark) => (mark.isOfPages ? { ...mark, advice: CODE_ONLY } : mark)),
  )
}
