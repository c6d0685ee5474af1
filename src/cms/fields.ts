import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { sayIfKnown } from '@/content-lint/problem'
import { CMS_STRINGS } from '@/i18n/cms-strings'
import type { Locale } from '@/i18n/locale'

/** Texts longer than this get a box of several lines, in characters. */
const LONGEST_LINE = 80

/** A text that no pattern but the one against blanks accepts: its fault says what the pattern wants. */
const SAMPLE = '?'

/** The pattern of a text and its message; the one against blanks is what "required" means. */
function patternOf(schema: z.ZodString, locale: Locale): [expression: string, message: string] | undefined {
  const issue = schema.safeParse(SAMPLE).error?.issues.find((each) => each.code === 'invalid_format')
  const advice = sayIfKnown(issue?.message ?? '')?.[locale] ?? ''
  return issue?.pattern ? [issue.pattern.replace(/^\/|\/\w*$/g, ''), advice] : undefined
}

/** What only a kind of field has. */
function formOf(schema: z.core.$ZodType, locale: Locale) {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    const fields = fieldsOf(schema.element, locale)
    return { widget: 'list', fields, summary: `{{fields.${fields[0]?.name}}}`, collapsed: true } as const
  }
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options.map(String) } as const
  if (schema instanceof z.ZodString) {
    const { minLength, maxLength } = schema
    const widget = (maxLength ?? 0) > LONGEST_LINE ? 'text' : 'string'
    return {
      widget,
      minlength: minLength ?? 0,
      maxlength: maxLength ?? undefined,
      pattern: patternOf(schema, locale),
    } as const
  }
  throw new Error('fields of forms are texts, closed lists of texts or lists of records')
}

/**
 * The fields of a document type as a form, with the limits that the content check applies.
 * @param schema its front matter, or its data
 * @param locale the language of the writer
 * @throws for other kinds of fields, and for one that has no label
 */
export const fieldsOf = (schema: z.ZodObject, locale: Locale): Field[] =>
  Object.entries(schema.shape).map(([name, field]) => {
    const label = Object.entries(CMS_STRINGS[locale].fields).find(([key]) => key === name)?.[1]
    if (!label) throw new Error(`the field ${name} has no label  (add it to cms-strings)`)
    const isOptional = field instanceof z.ZodOptional
    const form = formOf(isOptional ? field.unwrap() : field, locale)
    const isShared = form.widget === 'select' || field.meta()?.isShared === true
    return { name, label, required: !isOptional, i18n: isShared ? 'duplicate' : true, ...form }
  })
