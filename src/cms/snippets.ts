import { catalogueOptions, catalogueSteps, type References } from '@/content/references'
import { CONTAINERS, type Form, INLINE, LEAVES, writtenAs } from '@/content-lint/pages/check-directives'
import { CMS_STRINGS, type CmsStrings } from '@/i18n/cms-strings'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { CODE_LANGUAGES } from '@/markdown/fence'
import { TOOL_NAMES } from '@/site/site'

export interface Snippet {
  text: string
  /** Explains the text where it does not explain itself. */
  label: string
}

const MARKS: Record<keyof CmsStrings['marks'], string> = {
  heading: '## ',
  list: '- ',
  link: '[…](/…/)',
  table: '| … | … |\n| --- | --- |\n| … | … |',
}

export const marks = (locale: Locale): Snippet[] =>
  Object.entries(CMS_STRINGS[locale].marks).map(([name, label]) => ({ text: MARKS[name as keyof typeof MARKS], label }))

type Values = [value: string, label: string][]

function valuesOf(name: string, references: References, figures: string[], locale: Locale): Values | undefined {
  const plain = (values: readonly string[]): Values => values.map((value) => [value, ''])
  const lists: Record<string, () => Values> = {
    step: () => catalogueSteps(references).map(({ id, expression }) => [id, expression[stepLanguageOf(locale)]]),
    option: () => catalogueOptions(references).map(({ key, plugin }) => [key, plugin]),
    options: () => references.plugins.map(({ plugin, name: names }) => [plugin, names[locale]]),
    install: () => references.plugins.map(({ plugin, name: names }) => [plugin, names[locale]]),
    type: () => plain(references.dataTypes.types.map(({ name }) => name)),
    figure: () => plain(figures),
    tool: () => plain(TOOL_NAMES),
    exercise: () => plain(references.exercises.map(({ id }) => id)),
  }
  return lists[name]?.()
}

/** What a writer can insert besides plain Markdown: notes, code, and directives with their values. */
export function snippets(references: References, figures: string[], locale: Locale): Snippet[] {
  const directives = (marks: string, forms: Map<string, Form>): Snippet[] =>
    [...forms].flatMap(([name, form]) =>
      (valuesOf(name, references, figures, locale) ?? [['…', '']]).map(([value, label]) => ({
        text: writtenAs(marks, name, form, value),
        label,
      })),
    )
  return [
    ...[...CONTAINERS.keys()].map((name) => ({ text: `:::${name}\n\n:::`, label: '' })),
    ...CODE_LANGUAGES.map((language) => ({ text: `\`\`\`${language}\n\n\`\`\``, label: '' })),
    ...directives('::', LEAVES),
    ...directives(':', INLINE),
  ]
}
