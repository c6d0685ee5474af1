import { isScalar, isSeq, type YAMLMap } from 'yaml'
import { foldText } from '@/lib/fold-text'
import { didYouMean } from '@/lib/nearest'
import { stepIdPattern } from '@/step-language/words/concept-table'
import { WORD_TABLE } from '@/step-language/words/words-schema'
import type { Problem } from '../problem'
import { schemaProblems } from './schema-problems'
import type { YamlSource } from './yaml-source'
import { recordsOf, textAt } from './yaml-values'

const LISTS = ['es', 'en', 'any']

/** Words are compared as they are written: with single blanks, and without signs around them. */
const WORD = /^[\p{L}\p{N}/%_][\p{L}\p{N}./%_'()*+-]*(?: [\p{L}\p{N}./%_'()*+-]+)*$/u

/** A bar stands between alternatives, which have no blanks beside them. */
const LOOSE_BAR = / \/|\/ /

const itemsOf = (concept: YAMLMap, list: string): unknown[] => {
  const items = concept.get(list)
  return isSeq(items) ? items.items : []
}

/** The search compares single words only. */
function checkTopic(source: YamlSource, topic: YAMLMap): Problem[] {
  const words = ['es', 'en'].flatMap((list) => itemsOf(topic, list))
  if (words.length === 0) return [source.problemAt(topic, 'the topic has no words', 'write es or en')]
  return words.flatMap((node) =>
    textOf(node).includes(' ')
      ? [source.problemAt(node, `${textOf(node)} has several words`, 'write single words, which the search compares')]
      : [],
  )
}

const textOf = (node: unknown): string => (isScalar(node) && typeof node.value === 'string' ? node.value : '')

/** Words that could never be found, and words that are there twice. */
function checkWordList(source: YamlSource, concept: YAMLMap): Problem[] {
  const seen = new Set<string>()
  return LISTS.flatMap((list) =>
    itemsOf(concept, list).flatMap((node) => {
      const word = textOf(node)
      const key = `${list} ${foldText(word)}`
      const isSecond = seen.has(key)
      seen.add(key)
      if (word && (!WORD.test(word) || LOOSE_BAR.test(word)))
        return [
          source.problemAt(node, `${word} is no word and no phrase`, 'write words with single blanks between them'),
        ]
      return isSecond ? [source.problemAt(node, `${word} appears twice`, 'remove one of the two')] : []
    }),
  )
}

/** The other concepts that one names are in the table; of two opposites each names the other. */
function checkLinks(source: YamlSource, concept: YAMLMap, concepts: ReadonlyMap<string, YAMLMap>): Problem[] {
  const name = textAt(concept, 'name')
  const unknown = [...itemsOf(concept, 'means'), concept.get('opposite', true)].flatMap((node) => {
    const other = textOf(node)
    if (!other || (concepts.has(other) && other !== name)) return []
    if (other === name) return [source.problemAt(node, `${name} stands for itself`, 'name another concept')]
    return [source.problemAt(node, `concept ${other} is unknown`, didYouMean(other, [...concepts.keys()]))]
  })
  const opposite = textAt(concept, 'opposite')
  const back = textAt(concepts.get(opposite), 'opposite')
  if (unknown.length > 0 || !opposite || back === name) return unknown
  const message = `${opposite} is the opposite of ${name}, and not the other way round`
  return [source.problemAt(concept.get('opposite', true), message, `give ${opposite} opposite: ${name}`)]
}

/** The steps that a concept stands for are in the references. */
const checkSteps = (source: YamlSource, concept: YAMLMap, ids: readonly string[]): Problem[] =>
  itemsOf(concept, 'steps').flatMap((node) => {
    const written = textOf(node)
    if (!written || ids.some((id) => stepIdPattern(written).test(id))) return []
    return [source.problemAt(node, `${written} stands for no step`, didYouMean(written, ids))]
  })

/**
 * Checks the word table: its form, the names it uses, and its words.
 * @param ids the ids of all steps; left out when not all are known
 */
export function checkWords(source: YamlSource, ids?: readonly string[]): Problem[] {
  const problems = schemaProblems(source, WORD_TABLE)
  const records = recordsOf(source, 'concepts')
  const concepts = new Map<string, YAMLMap>()
  const own = records.flatMap((concept) => {
    const name = textAt(concept, 'name')
    const isSecond = concepts.has(name)
    if (name && !isSecond) concepts.set(name, concept)
    const twice = isSecond
      ? [source.problemAt(concept.get('name', true), `${name} appears twice`, 'remove one of the two')]
      : []
    const hasWords = LISTS.some((list) => itemsOf(concept, list).length > 0)
    const empty = name && !hasWords ? [source.problemAt(concept, `${name} has no words`, 'write es, en or any')] : []
    const steps = ids ? checkSteps(source, concept, ids) : []
    return [...twice, ...empty, ...checkWordList(source, concept), ...steps]
  })
  const topics = recordsOf(source, 'topics').flatMap((topic) => [
    ...checkWordList(source, topic),
    ...checkTopic(source, topic),
  ])
  return [...problems, ...own, ...records.flatMap((concept) => checkLinks(source, concept, concepts)), ...topics]
}
