import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import type { StepUnit } from '../rank/step-units'
import type { ValueTools } from '../value-tools'
import { sampleFree } from '../write/sample-free'
import { sampleValue } from '../write/sample-value'
import { isOptionalWordKept, isPluralForm, type Writing } from '../write/write-expression'
import { type Compared, writtenFor } from './compared'
import { mendValue } from './mend-value'

/** A value that stands elsewhere in the sentence is taken from this fit on. */
const LEAST_FIT = 0.9

type WordUnit = Extract<StepUnit, { kind: 'word' }>

/** The words of an item, and what was written for each. */
function wordsOfItem(compared: Compared, index: number): { unit: WordUnit; written: string }[] {
  return compared.pairings.flatMap((pairing) => {
    const unit = compared.units[pairing.unit ?? -1]
    if (unit?.kind !== 'word' || unit.item !== index) return []
    return [{ unit, written: writtenFor(pairing, compared) }]
  })
}

const formIn = ({ unit, written }: { unit: WordUnit; written: string }): string | undefined =>
  unit.forms.find((form) => foldText(form) === foldText(written))

/**
 * How words and choices were written: a word in one of its own forms, a choice that is there as a whole. The rest is
 * left to the grammar.
 */
function writtenForms(compared: Compared): Map<number, string> {
  const forms = new Map<number, string>()
  compared.items.forEach((item, index) => {
    const words = wordsOfItem(compared, index)
    if (item.kind === 'word') {
      const form = words.map(formIn)[0]
      if (form && item.endings.length > 0) forms.set(index, form)
    }
    if (item.kind !== 'choice' || words.every(({ written }) => !written)) return
    const isThere = words.every(({ written }) => written)
    const text = words.map((word) => formIn(word) ?? word.unit.forms[0] ?? '').join(' ')
    if (isThere || isOptionalWordKept(text)) forms.set(index, text)
    else forms.set(index, '')
  })
  return forms
}

/** Whether what was written instead of a word is in the plural: "filas" for `registro(s)`. */
function hasPluralWord(compared: Compared): boolean {
  return compared.items.some((item, index) => {
    const [word] = wordsOfItem(compared, index)
    if (item.kind !== 'word' || !word?.written || !item.endings.some((ending) => /^(s|es)$/.test(ending))) return false
    return /s$/i.test(word.written) && isPluralForm(item, `${item.base}${item.endings[0]}`) === true
  })
}

function freeWords(compared: Compared, locale: Locale): string[] {
  const { items, units, pairings, tokens, sentence } = compared
  return items.flatMap((item, index) => {
    if (item.kind !== 'free') return []
    const taken = pairings.filter(({ unit, from, to }) => units[unit ?? -1]?.item === index && to > from)
    const [start, end] = [tokens[taken[0]?.from ?? -1]?.start, tokens[(taken.at(-1)?.to ?? 0) - 1]?.end]
    if (start !== undefined && end !== undefined) return [sentence.slice(start, end)]
    return [sampleFree(items, index, locale)]
  })
}

/** A value that stands elsewhere and does better than what the unit has; undefined when there is none. */
export function spareValue({ spares, units, tokens, sentence }: Compared, unit: StepUnit): string | undefined {
  const spare = spares.find((one) => units[one.unit] === unit && one.fit >= LEAST_FIT)
  return spare && sentence.slice(tokens[spare.from]?.start, tokens[spare.to - 1]?.end)
}

function meantValues(compared: Compared, locale: Locale, tools: ValueTools): Record<string, string> {
  const args: Record<string, string> = {}
  for (const pairing of compared.pairings) {
    const unit = compared.units[pairing.unit ?? -1]
    if (unit?.kind !== 'argument') continue
    const written = spareValue(compared, unit) ?? writtenFor(pairing, compared)
    const value = written && mendValue(written, unit.type, locale, tools)
    args[unit.name] = value || sampleValue(unit.type, unit.name, locale, tools.types)
  }
  return args
}

/**
 * How the step that was meant would be written: the reader's own words and values where they fit, samples where some are
 * missing.
 */
export function meantWriting(compared: Compared, locale: Locale, tools: ValueTools): Writing {
  const { items } = compared
  const forms = writtenForms(compared)
  const free = freeWords(compared, locale)
  const hasPlural = [...forms].some(([index, form]) => isPluralForm(items[index], form))
  const isPlural = hasPlural || hasPluralWord(compared) || free.includes(FINDER_STRINGS[locale].sampleItems)
  return { args: meantValues(compared, locale, tools), free, forms, isPlural }
}
