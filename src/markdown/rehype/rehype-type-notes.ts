import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { References } from '@/content/references'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { sampleValue } from '@/step-language/values/value-tools'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { elementsOf } from '../nodes'
import { pageContext } from '../page-context'

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text

/** The rule of a data type with a value that it accepts and one that it does not; none for blocks, which have no values. */
function noteOf(name: string, locale: Locale, types: References['dataTypes']): Element[] {
  const assertion = types.assertions.find((known) => known.name === name)
  const type = assertion ?? types.types.find((known) => known.name === name && known.kind !== 'block')
  if (!type) return []
  const words = ARTICLE_STRINGS[locale]
  const language = stepLanguageOf(locale)
  const rejected = 'rejected' in type ? type.rejected : undefined
  // A comparison is more than the value that it compares with.
  const invalid = assertion
    ? sampleValue(assertion.operand, UNNAMED_ARGUMENT, language, types)
    : (rejected?.[language]?.[0] ?? rejected?.any?.[0])
  return [
    h('div', { id: `note-${name}`, role: 'tooltip', hidden: true }, [
      firstSentence(type.description[locale]).replaceAll('`', ''),
      h('span', [`${words.accepted} `, h('code', sampleValue(name, UNNAMED_ARGUMENT, language, types))]),
      ...(invalid === undefined ? [] : [h('span', [`${words.rejected} `, h('code', invalid)])]),
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
    tree.children.push(...[...names].sort().flatMap((name) => noteOf(name, locale, references.dataTypes)))
  }
}
