import { type ArgumentFamily, familyOf } from '@/steps/argument-family'
import type { Pairing } from '../rank/align-step'
import type { StepUnit } from '../rank/step-units'
import { type Compared, writtenFor } from './compared'

/** A piece of a sentence beside the step that was meant. */
export type DiffPart = { hasBlank: boolean; text: string } & (
  | { kind: 'same' | 'extra' | 'missing' }
  /** A value in the right form. */
  | { kind: 'value'; family: ArgumentFamily }
  /** A value that is missing, or has another form: what stands for it in the expression. */
  | { kind: 'argument'; family: ArgumentFamily }
)

/** What the difference is told by. */
interface DiffContext {
  compared: Compared
  /** What each item is written as in the sentence that was meant. */
  meant: readonly string[]
  isRight: (type: string, raw: string) => boolean
}

const MARK = /^[:,]/

/** Differences in a row: what is too much is shown before what is missing. */
interface Diff {
  done: DiffPart[]
  extra: DiffPart[]
  missing: DiffPart[]
}

function push(parts: DiffPart[], part: DiffPart): void {
  const last = parts.at(-1)
  const isWords = last?.kind === part.kind && part.kind !== 'value' && part.kind !== 'argument'
  if (last && isWords) last.text += `${part.hasBlank ? ' ' : ''}${part.text}`
  else parts.push({ ...part })
}

function flush(diff: Diff): void {
  const [first] = diff.missing
  if (first && diff.extra.length > 0) first.hasBlank ||= !MARK.test(first.text)
  for (const part of [...diff.extra, ...diff.missing]) push(diff.done, part)
  diff.extra = []
  diff.missing = []
}

/** What a word unit is written as in the sentence that was meant; empty when it is left out. */
function meantWord(unit: StepUnit, { compared, meant }: DiffContext): string {
  const place = compared.units.filter(({ item }) => item === unit.item).indexOf(unit)
  return meant[unit.item]?.split(' ')[place] ?? ''
}

function argumentParts(
  unit: StepUnit & { kind: 'argument' },
  extra: DiffPart[],
  { compared, isRight }: DiffContext,
): DiffPart[] {
  const family = familyOf(unit.type)
  const hasBlank = compared.items[unit.item]?.hasBlank ?? true
  const [written] = extra
  if (written && isRight(unit.type, written.text)) return [{ kind: 'value', family, text: written.text, hasBlank }]
  return [...extra, { kind: 'argument', family, text: unit.text, hasBlank }]
}

function partsOf(pairing: Pairing, context: DiffContext): DiffPart[] {
  const { compared } = context
  const { units, items, tokens, sentence } = compared
  const unit = units[pairing.unit ?? -1]
  const text = writtenFor(pairing, compared)
  const isApart = /\s/.test(sentence[(tokens[pairing.from]?.start ?? 0) - 1] ?? '')
  const extra: DiffPart[] = text ? [{ kind: 'extra', text, hasBlank: isApart }] : []
  if (!unit) return extra
  if (unit.kind === 'argument') return argumentParts(unit, extra, context)
  if (unit.kind === 'free') return text ? [{ kind: 'same', text, hasBlank: isApart }] : []
  const meant = unit.kind === 'word' ? meantWord(unit, context) : unit.text
  const hasBlank = items[unit.item]?.hasBlank ?? true
  if (text === meant) return text ? [{ kind: 'same', text, hasBlank: hasBlank || isApart }] : []
  return meant ? [...extra, { kind: 'missing', text: meant, hasBlank }] : extra
}

/**
 * The difference between a sentence and a step, word by word, in the order of the step.
 * @param compared the sentence laid beside the step
 * @param meant what each item of the expression is written as in the sentence that was meant
 * @param isRight whether a text is a value of a type
 */
export function wordDiff(compared: Compared, meant: readonly string[], isRight: DiffContext['isRight']): DiffPart[] {
  const diff: Diff = { done: [], extra: [], missing: [] }
  for (const part of compared.pairings.flatMap((pairing) => partsOf(pairing, { compared, meant, isRight }))) {
    if (part.kind === 'extra') push(diff.extra, part)
    else if (part.kind === 'missing' || part.kind === 'argument') push(diff.missing, part)
    else {
      flush(diff)
      push(diff.done, part)
    }
  }
  flush(diff)
  return diff.done.map((part, index) => (index === 0 ? { ...part, hasBlank: false } : part))
}
