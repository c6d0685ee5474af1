import { conceptAt, conceptNamed, conceptsOf, meantBy, oppositeOf } from '../words/concept-table'
import { isLittleWord } from '../words/little-words'
import { stem } from '../words/stem'
import { type FitContext, isUnitName } from './argument-fit'
import type { Postings } from './field-index'
import type { QueryToken } from './query'
import type { Mention, Sense } from './sense'
import type { StepIndex } from './step-index'
import { type FoundValue, valuesIn } from './value-terms'

/** Something that a sentence asks for: a word, a phrase or a value. */
export interface QueryTerm {
  /** The more, the fewer steps have it. */
  weight: number
  /** How well each step has it, from 0 to 1, by the number of the step. */
  matches: Float32Array
}

/** What a sentence asks for. */
export interface QueryTerms {
  terms: QueryTerm[]
  /** How surely it means each concept, from 0 to 1, by the number of the concept. */
  concepts: Map<number, number>
  /** The plugins that its words are about; empty when they may be about any. */
  plugins: ReadonlySet<string>
}

/** How much of a match is left when it is not the word itself, but another form of it. */
const OTHER_FORM = 0.95
/** How surely a word and a phrase mean a concept, and those that it stands for; a phrase is less ambiguous. */
const BY_WORD = { direct: 0.85, meant: 0.7 } as const
const BY_PHRASE = { direct: 0.95, meant: 0.8 } as const
/** A likeness below this is no match. */
const LEAST_LIKENESS = 0.6
/** What a word of a phrase counts besides it. */
const INSIDE_PHRASE = 0.3
/** Words that ask for a kind of step say little about which. */
const ASKING = 0.4
/** A value tells less than a word. */
const VALUE = 0.5
/** What it looks like tells nearly as much as a word. */
const SHAPE = 0.7
/** A word that nothing has. */
const UNKNOWN = 0.12
/** From here on a step counts among those that have a term. */
const HAS = 0.5

type Sureness = typeof BY_WORD | typeof BY_PHRASE

/** Collects how well each step has a term. */
class Matches {
  private readonly found: Float32Array

  constructor(
    private readonly index: StepIndex,
    private readonly sure: Map<number, number>,
  ) {
    this.found = new Float32Array(index.steps.length)
  }

  raise(step: number, match: number): void {
    if (match > (this.found[step] ?? 0)) this.found[step] = match
  }

  post(postings: Postings | undefined, share: number): void {
    for (const [step, weight] of postings ?? []) this.raise(step, weight * share)
  }

  mean(concept: number, { direct, meant }: Sureness): void {
    const say = (number: number, share: number) => {
      this.post(this.index.fields.concepts.get(number), share)
      this.sure.set(number, Math.max(this.sure.get(number) ?? 0, share))
    }
    say(concept, direct)
    for (const other of meantBy(concept)) say(other, meant)
  }

  /** The term, weighed by how few steps have it (inverse document frequency). */
  term(factor: number): QueryTerm {
    const count = this.found.reduce((sum, match) => sum + (match >= HAS ? 1 : match), 0)
    const total = this.found.length
    const rarity = Math.log(1 + total / Math.max(count, 1)) / Math.log(1 + total)
    return { weight: factor * (count > 0 ? rarity : UNKNOWN), matches: this.found }
  }
}

const isPhrase = ({ from, to }: Mention): boolean => to - from > 1

/** What a value asks for: a step that takes it, and one for what it is. */
function valueTerms({ takes, word }: FoundValue, matchesOf: () => Matches, { fields, locale }: StepIndex): QueryTerm[] {
  const terms: QueryTerm[] = []
  if (takes) {
    const taken = matchesOf()
    for (const [type, postings] of fields.types) if (takes(type)) taken.post(postings, 1)
    terms.push(taken.term(VALUE))
  }
  if (!word) return terms
  const named = matchesOf()
  const concept = conceptNamed(word)
  const meant = concept >= 0 ? [concept] : conceptsOf(word, [locale])
  for (const each of meant) named.mean(each, BY_PHRASE)
  if (meant.length === 0) named.post(fields.words.get(word), OTHER_FORM)
  return [...terms, named.term(SHAPE)]
}

/** What a sentence asks for, and how well each step of an index has it. */
export function queryTerms(
  tokens: readonly QueryToken[],
  { mentions }: Sense,
  index: StepIndex,
  context: FitContext,
): QueryTerms {
  const { locale, fields } = index
  const concepts = new Map<number, number>()
  const matchesOf = () => new Matches(index, concepts)
  const meantConcept = ({ concept, isDenied }: Mention) => (isDenied ? oppositeOf(concept) : concept)

  const phrases = mentions.filter(isPhrase).map((mention) => {
    const matches = matchesOf()
    matches.mean(meantConcept(mention), BY_PHRASE)
    return matches.term(1)
  })
  const words = tokens.flatMap((token, at) => {
    // The unit of a duration is a part of the value.
    const isUnit = tokens[at - 1]?.form === 'number' && isUnitName(token.folded, context.types)
    if (token.form !== 'word' || isUnit || isLittleWord(token.folded, locale)) return []
    const matches = matchesOf()
    token.similar.forEach((likeness, number) => {
      if (likeness < LEAST_LIKENESS) return
      for (const step of index.stepsWith[number] ?? []) matches.raise(step, likeness)
    })
    matches.post(fields.words.get(stem(token.folded, locale)), OTHER_FORM)
    const own = mentions.filter(({ from, to }) => from <= at && at < to)
    for (const mention of own) if (!isPhrase(mention)) matches.mean(meantConcept(mention), BY_WORD)
    const isAsking = own.some(({ concept }) => conceptAt(concept)?.asks)
    return matches.term((own.some(isPhrase) ? INSIDE_PHRASE : 1) * (isAsking ? ASKING : 1))
  })
  const values = valuesIn(tokens, context).flatMap((value) => {
    if (value.says) concepts.set(conceptNamed(value.says), 1)
    return valueTerms(value, matchesOf, index)
  })
  const phraseConcepts = mentions.filter(isPhrase).map(meantConcept)
  const bounding = [...concepts.keys()].filter((concept) => conceptAt(concept)?.bounds)
  const plugins = [...phraseConcepts, ...bounding].flatMap((concept) => [...(index.pluginsFor.get(concept) ?? [])])
  return { terms: [...phrases, ...words, ...values], concepts, plugins: new Set(plugins) }
}
