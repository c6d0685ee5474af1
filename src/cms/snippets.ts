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

type Values = [value: string, label: string][]

/** The values that directives can have, by the name of the directive. */
function directiveValues(references: References, figures: string[], locale: Locale): Record<string, Values> {
  const plain = (values: readonly string[]): Values => values.map((value) => [value, ''])
  const plugins = references.plugins.map(({ plugin, name }): Values[number] => [plugin, name[locale]])
  return {
    step: catalogueSteps(references).map(({ id, expression }) => [id, expression[stepLanguageOf(locale)]]),
    option: catalogueOptions(references).map(({ key, plugin }) => [key, plugin]),
    options: plugins,
    install: plugins,
    type: plain(references.dataTypes.types.map(({ name }) => name)),
    figure: plain(figures),
    tool: plain(TOOL_NAMES),
    exercise: plain(references.exercises.map(({ id }) => id)),
  }
}

/** What a writer can insert: headings, lists, links and tables, notes, code, and directives with their values. */
export function snippets(references: References, figures: string[], locale: Locale): Snippet[] {
  const values = directiveValues(references, figures, locale)
  const directives = (marks: string, forms: Map<string, Form>): Snippet[] =>
    [...forms].flatMap(([name, form]) =>
      (values[name] ?? [['…', '']]).map(([value, label]) => ({ text: writtenAs(marks, name, form, value), label })),
    )
  const marks = Object.entries(CMS_STRINGS[locale].marks)
  return [
    ...marks.map(([name, label]) => ({ text: MARKS[name as keyof typeof MARKS], label })),
    ...[...CONTAINERS.keys()].map((name) => ({ text: `:::${name}\n\n:::`, label: '' })),
    ...CODE_LANGUAGES.map((language) => ({ text: `\`\`\`${language}\n\n\`\`\``, label: '' })),
    ...directives('::', LEAVES),
    ...directives(':', INLINE),
  ]
}
