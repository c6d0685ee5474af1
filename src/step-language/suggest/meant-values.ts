import type { Locale } from '@/i18n/locale'
import { isWordType } from '@/steps/type-names'
import { mendValue } from '../correct/mend-value'
import type { ValueTools } from '../value-tools'
import { fillValue } from '../write/fill-value'
import type { AlignedArgument, ReadAlignment, SpareText } from './read-alignment'

/** What a step is given. */
export interface MeantValues {
  /** By the names of the arguments. */
  values: Map<string, string>
  /** Whether all of them are the reader's, and all of the reader's are among them. */
  isSure: boolean
}

/** Several words where one is asked for may be anything: they have no right form. */
const mend = (text: string, type: string, locale: Locale, tools: ValueTools): string | undefined =>
  isWordType(type) && /\s/.test(text) ? undefined : mendValue(text, type, locale, tools)

/**
 * What stands for each argument: what is a value as it stands, be it in another place, before what has to be made one.
 * Values of which there are as many as arguments keep their order.
 */
function assign(args: readonly AlignedArgument[], spare: readonly SpareText[], isValue: IsValue) {
  const isOwn = ({ text, type }: AlignedArgument) => text !== '' && isValue(text, type)
  const [first] = args
  const found = [...args.filter(isOwn), ...spare].sort((one, other) => one.start - other.start)
  const areAlike = first && found.every(({ text }) => isValue(text, first.type))
  if (areAlike && args.every(({ type }) => type === first.type) && found.length === args.length)
    return { texts: found.map(({ text }) => text), left: [] }
  const left = [...spare]
  const texts = args.map((arg) => {
    if (isOwn(arg)) return arg.text
    const at = left.findIndex(({ text }) => isValue(text, arg.type))
    const [other] = at < 0 ? [] : left.splice(at, 1)
    return other?.text ?? arg.text
  })
  return { texts, left }
}

type IsValue = (text: string, type: string) => boolean

/**
 * The values of a step: those that are there, else those left over, else some to be replaced.
 * @param locale the language of the data
 */
export function meantValues({ arguments: args, spare }: ReadAlignment, locale: Locale, tools: ValueTools): MeantValues {
  const { texts, left } = assign(args, spare, (text, type) => tools.isValue(text, type, locale))
  let isSure = true
  const values = args.map(({ name, type }, index): [string, string] => {
    const text = texts[index] ?? ''
    const own = text && mend(text, type, locale, tools)
    if (own) return [name, own]
    const at = left.findIndex((other) => mend(other.text, type, locale, tools) !== undefined)
    const [other] = at < 0 ? [] : left.splice(at, 1)
    const mended = other && mend(other.text, type, locale, tools)
    // What stands there and cannot be mended would be lost, even when something else takes its place.
    isSure &&= mended !== undefined && !text
    return [name, mended ?? fillValue(type, name, locale, tools.types)]
  })
  return { values: new Map(values), isSure: isSure && left.length === 0 }
}
