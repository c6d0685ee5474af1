import { translatedAddress } from '@/shell/translated-address'
import { REST_PAGE, REST_PAGE_EN } from '../page-fixture'

test.each([
  ['at the top', '', undefined, '/wakamiti/en/plugins/rest/'],
  ['at the heading in view', '', 'pasos', '/wakamiti/en/plugins/rest/#steps'],
  ['at the heading of the address', '#definir', undefined, '/wakamiti/en/plugins/rest/#define'],
  ['with both, at the heading in view', '#uso', 'definir', '/wakamiti/en/plugins/rest/#define'],
  [
    'at a step, which has one name',
    '#step-rest.define.url',
    'pasos',
    '/wakamiti/en/plugins/rest/#step-rest.define.url',
  ],
  ['at an option', '#option-rest.timeout', undefined, '/wakamiti/en/plugins/rest/#option-rest.timeout'],
  ['at a data type', '#type-url', undefined, '/wakamiti/en/plugins/rest/#type-url'],
  ['at an anchor that is no heading', '#main', undefined, '/wakamiti/en/plugins/rest/'],
])('a reader %s stays there', (_, hash, active, address) => {
  expect(translatedAddress(REST_PAGE, hash, active)).toBe(address)
})

test('what is asked of a tool is asked in the other language, too', () => {
  expect(translatedAddress(REST_PAGE, '#uso', undefined, '?q=tabla')).toBe('/wakamiti/en/plugins/rest/?q=tabla#usage')
})

test('an English page leads to the Spanish one, at the heading in view', () => {
  expect(translatedAddress(REST_PAGE_EN, '', 'steps')).toBe('/wakamiti/plugins/rest/#pasos')
})

test('a heading that the translation has not leads to its page', () => {
  const page = { ...REST_PAGE, translation: { slug: '/en/plugins/rest/', anchors: [] } }
  expect(translatedAddress(page, '', 'pasos')).toBe('/wakamiti/en/plugins/rest/')
})
