/** @jest-environment node */
import { warmText } from '@/gherkin/feature-engine'
import { LOCALES } from '@/i18n/locale'
import { catalogue, check } from './fixture'

test.each(LOCALES)('the feature for warming up has every step of %s', (locale) => {
  const { language, found, findings } = check(warmText(catalogue, locale))
  expect([language, found]).toEqual([locale, catalogue.steps.length + 1])
  expect(findings.filter(({ code }) => /^(syntax|language)\./.test(code))).toEqual([])
})
