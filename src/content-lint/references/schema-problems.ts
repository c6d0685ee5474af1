import { isAlias, isScalar } from 'yaml'
import { z } from 'zod'
import { DEFAULT_LOCALE, type Localized, localize } from '@/i18n/locale'
import { formText } from '@/i18n/localized-schema'
import { nearest } from '@/lib/nearest'
import { didYouMean, type Problem, type Refusal, refuse, say } from '../problem'
import { isForbiddenKey, keyName, pairsOf, valueIn, type YamlSource } from './yaml-source'

type Issue = z.core.$ZodIssue

type Path = readonly PropertyKey[]

const nodeAt = ({ document }: YamlSource, path: Path): unknown =>
  path.length > 0 ? document.getIn(path, true) : document.contents

function fieldsAt(schema: z.core.$ZodType | undefined, path: Path): Record<string, z.core.$ZodType> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsAt(schema.unwrap(), path)
  if (schema instanceof z.ZodDiscriminatedUnion)
    return Object.assign({}, ...[...schema.options].reverse().map((option) => fieldsAt(option, path)))
  const [key, ...rest] = path
  if (schema instanceof z.ZodRecord) return key === undefined ? {} : fieldsAt(schema.valueType, rest)
  if (schema instanceof z.ZodObject) return key === undefined ? schema.shape : fieldsAt(schema.shape[String(key)], rest)
  return schema instanceof z.ZodArray ? fieldsAt(schema.element, rest) : {}
}

/** The keys and indexes that lead to a value, as they are shown: `options[2].key`. */
const pathName = (path: Path): string => z.core.toDotPath([...path])

/** The issues of a value, each with the message of the schema's library in every language. */
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
  const isText = typeof values[0] === 'string'
  const value = valueIn(node)
  if (value === null && name) return refuse('missing.value', name)
  if (typeof value === 'string' && !value.trim()) return refuse('empty', name)
  const fault = say('titled', name || say('schema.content'), message)
  const isUnquoted = isScalar(node) && node.type === 'PLAIN' && typeof value !== 'string'
  const isTextExpected =
    isText || issue.code === 'invalid_format' || (issue.code === 'invalid_type' && issue.expected === 'string')
  if (isUnquoted && isTextExpected) return [fault, say('schema.quote', String(node.source))]
  const own = formText(issue.message)
  if (own) return [say('cannotBe', name, isScalar(node) ? String(node.source) : '…'), own]
  return [fault, isText ? didYouMean(String(value), values.map(String)) : say('correctIt')]
}

/** Checks a YAML document against a schema. */
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
    const node = nodeAt(source, path)
    if (issue.code === 'unrecognized_keys')
      return issue.keys
        .filter((key) => !isForbiddenKey(key))
        .map((key) => {
          const pair = pairsOf(node).find((each) => keyName(each.key) === key)
          return source.problemAt(pair?.key, [say('unknown', pathName([...path, key])), didYouMean(key, knownAt(path))])
        })
    const name = pathName(path)
    // A value that breaks two rules is reported for the first.
    if (reported.has(name) || isAlias(node)) return []
    reported.add(name)
    if (node || name === '') return [source.problemAt(node, valueProblem(issue, message, node))]
    const parent = path.slice(0, -1)
    // A misspelled field is reported once, as an unknown one.
    const isMistyped = unknownAt(parent).some((key) => nearest(key, knownAt(parent)) === path.at(-1))
    return isMistyped ? [] : [source.problemAt(nodeAt(source, parent), refuse('missing', name))]
  })
}
