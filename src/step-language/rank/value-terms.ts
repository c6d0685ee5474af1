import { isDecimalType, isQuotedType, isWholeType } from '@/steps/values/type-names'
import type { FitContext } from './argument-fit'
import { isUnitName } from './argument-fit'
import type { QueryToken } from './query'

/** Whether values of a form go into arguments of a type. */
type Takes = (type: string) => boolean

const isDurationType: Takes = (type) => /^duration(-|$)/.test(type)
const isNumberType: Takes = (type) =>
  isWholeType(type) || isDecimalType(type) || (type.endsWith('-assertion') && !/^(text|duration|date|time)/.test(type))
const isTextType: Takes = (type) => isQuotedType(type) || type === 'text-assertion'
const isPlaceType: Takes = (type) => type === 'url'
const isFileType: Takes = (type) => type === 'file'

const FILE_NAME = /^['"]?[^\s'"]*\.([a-z]\w{1,4})['"]?$/i
const WITH_UNIT = /^\d+(?:ms|s|seg|sec|min|h)$/
const UNIT = /^(?:ms|s|seg|segs|sec|secs|min|mins|h)$/
const HTTP_CODE = /^[1-5]\d\d$/

/** What testers paste, by the concept that a step for it has. */
const SHAPES: readonly (readonly [shape: RegExp, concept: string])[] = [
  [/^[?&]\w+/, 'query-parameter'],
  [/^\$[.[]/, 'json-path'],
  [/^\/\/[\w*.]/, 'xpath'],
  [/^\/[a-z]/, 'service'],
  [/^\{\w+\}$/, 'path-parameter'],
  [/^x-\w/, 'header'],
  [/^(?:application|text|image|audio|video)\/[a-z]/, 'content-type'],
  [/^(?:sp|usp|pkg|proc)_/, 'procedure'],
  [/^id\//, 'element-id'],
  [/^(?:android|androidx)\.\w/, 'element-class'],
  [/^(?:[<>]=?|!=|<>)$/, 'condition'],
  [/^-?\d+[.,]\d{1,2}$/, 'decimal'],
  [/^tcp:/, 'modbus'],
  [/^amqps?:/, 'amqp'],
]

/** A value in a sentence. */
export interface FoundValue {
  /** The types of the arguments that take it; absent when none does. */
  takes?: Takes
  /** The concept that a sentence with it says. */
  says?: string
  /** Another word for it: the kind of a file, `http-code` for 404. */
  word?: string
}

function valueAt(tokens: readonly QueryToken[], at: number, { types }: FitContext): FoundValue | undefined {
  const { form = 'mark', text = '', folded = '', start = 0 } = tokens[at] ?? {}
  const shape = SHAPES.find(([pattern]) => pattern.test(folded))?.[1]
  if (shape && form !== 'number') return { ...(form === 'url' && { takes: isPlaceType }), word: shape }
  // `status = 'X'` rather than the sign of a parameter: `page=2`.
  if (text === '=' && (tokens[at - 1]?.end ?? 0) < start) return { word: 'condition' }
  const next = tokens[at + 1]?.folded ?? ''
  const [, extension] = (form === 'word' || form === 'text' ? FILE_NAME.exec(folded) : null) ?? []
  if (extension) return { takes: isFileType, word: extension, says: 'file' }
  if (form === 'url') return { takes: isPlaceType }
  if (form === 'text') return { takes: isTextType }
  if (WITH_UNIT.test(folded)) return { takes: isDurationType, says: 'in-time' }
  if (form !== 'number') return undefined
  if (UNIT.test(next) || isUnitName(next, types)) return { takes: isDurationType, says: 'in-time' }
  return HTTP_CODE.test(text)
    ? { takes: isNumberType, word: 'http-code' }
    : { takes: isNumberType, ...(shape && { word: shape }) }
}

/** The values of a sentence, one of each kind, and which types of arguments take them. */
export function valuesIn(tokens: readonly QueryToken[], context: FitContext): FoundValue[] {
  const found = tokens.flatMap((_, at) => valueAt(tokens, at, context) ?? [])
  const isFirst = ({ takes, word }: FoundValue, at: number) =>
    found.findIndex((other) => other.takes === takes && other.word === word) === at
  return found.filter(isFirst)
}
