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

/** A value in a sentence. */
export interface FoundValue {
  takes: Takes
  /** Another word for it: the kind of a file, `http-code` for 404. */
  word?: string
}

function valueAt(tokens: readonly QueryToken[], at: number, { types }: FitContext): FoundValue | undefined {
  const { form = 'mark', text = '', folded = '' } = tokens[at] ?? {}
  const next = tokens[at + 1]?.folded ?? ''
  const [, extension] = (form === 'word' || form === 'text' ? FILE_NAME.exec(folded) : null) ?? []
  if (extension) return { takes: isFileType, word: extension }
  if (form === 'url') return { takes: isPlaceType }
  if (form === 'text') return { takes: isTextType }
  if (WITH_UNIT.test(folded)) return { takes: isDurationType }
  if (form !== 'number') return undefined
  if (UNIT.test(next) || isUnitName(next, types)) return { takes: isDurationType }
  return HTTP_CODE.test(text) ? { takes: isNumberType, word: 'http-code' } : { takes: isNumberType }
}

/** The values of a sentence, one of each kind, and which types of arguments take them. */
export function valuesIn(tokens: readonly QueryToken[], context: FitContext): FoundValue[] {
  const found = tokens.flatMap((_, at) => valueAt(tokens, at, context) ?? [])
  const isFirst = ({ takes, word }: FoundValue, at: number) =>
    found.findIndex((other) => other.takes === takes && other.word === word) === at
  return found.filter(isFirst)
}
