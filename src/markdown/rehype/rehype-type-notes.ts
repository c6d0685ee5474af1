import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { References } from '@/content/references'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { sampleValue } from '@/step-language/values/sample-value'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { elementsOf } from '../nodes'
import { pageContext } from '../page-context'

/** What a data type is, in short. */
export interface TypeNote {
  rule: string
  valid: string
  /** A value that it does not accept, if there is one that is worth showing. */
  invalid?: string
}

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text

/**
 * The rule of a data type with a value that it accepts and one that it does not.
 * @returns undefined for an unknown type and for blocks, which have no values
 * @example typeNote('integer', 'en', dataTypes) // => { rule: 'Whole number of up to 64 bits, …', valid: '7', invalid: '7.5' }
 */
export function typeNote(name: string, locale: Locale, types: References['dataTypes']): TypeNote | undefined {
  const assertion = types.assertions.find((known) => known.name === name)
  const type = assertion ?? types.types.find((known) => known.name === name && known.kind !== 'block')
  if (!type) return undefined
  const language = stepLanguageOf(locale)
  const rejected = 'rejected' in type ? type.rejected : undefined
  return {
    rule: firstSentence(type.description[locale]),
    valid: sampleValue(name, UNNAMED_ARGUMENT, language, types),
    // A comparison is more than the value that it compares with.
    invalid: assertion
      ? sampleValue(assertion.operand, UNNAMED_ARGUMENT, language, types)
      : (rejected?.[language]?.[0] ?? rejected?.any?.[0]),
  }
}

function noteElement(name: string, locale: Locale, types: References['dataTypes']): Element[] {
  const note = typeNote(name, locale, types)
  if (!note) return []
  const words = ARTICLE_STRINGS[locale]
  const example = (label: string, value: string | undefined) =>
    value === undefined ? [] : [h('span', [`${label} `, h('code', value)])]
  return [
    h('div', { id: `note-${name}`, role: 'tooltip', hidden: true }, [
      note.rule.replaceAll('`', ''),
      ...example(words.accepted, note.valid),
      ...example(words.rejected, note.invalid),
    ]),
  ]
}

/** Adds a note on each data type whose chip is in the page, which is shown beside the chip. */
export function rehypeTypeNotes() {
  return (tree: Root, file: VFile) => {
    const { locale, references } = pageContext(file)
    const names = new Set<string>()
    for (const { tagName, properties } of elementsOf(tree)) {
      const type = tagName === 'a' && /#type-([\w-]+)$/.exec(String(properties.href))?.[1]
      if (type && [properties.className].flat().includes('chip')) names.add(type)
    }
    tree.children.push(...[...names].sort().flatMap((name) => noteElement(name, locale, references.dataTypes)))
  }
}
