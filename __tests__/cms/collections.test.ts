import { z } from 'zod'
import { fieldsOf } from '@/cms/collections'
import { DOC_PAGE, PLUGIN_PAGE } from '@/content/schemas'
import { CMS_STRINGS } from '@/i18n/cms-strings'
import { TEXT } from '@/i18n/localized-schema'

test('the form of a page has the fields and limits of its front matter', () => {
  expect(fieldsOf(DOC_PAGE, 'en')).toEqual([
    { name: 'title', label: 'Title', widget: 'string', required: true, i18n: true, minlength: 0, maxlength: 60 },
    {
      name: 'description',
      label: CMS_STRINGS.en.fields.description,
      widget: 'text',
      required: true,
      i18n: true,
      minlength: 50,
      maxlength: 160,
    },
    { name: 'layout', label: 'Width', widget: 'select', required: false, i18n: 'duplicate', options: ['wide'] },
  ])
})

test('a field that is the same in both languages is filled in once', () => {
  expect(fieldsOf(PLUGIN_PAGE, 'en').at(-1)).toMatchObject({ name: 'plugin', i18n: 'duplicate', required: true })
})

test('a field without a label, and one that no form has, are named', () => {
  expect(() => fieldsOf(z.strictObject({ colour: TEXT }), 'en')).toThrow(
    'the field colour has no label  (add it to cms-strings)',
  )
  expect(() => fieldsOf(z.strictObject({ title: z.number() }), 'en')).toThrow('fields of forms are texts')
})
