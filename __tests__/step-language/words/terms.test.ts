import type { StepLanguage } from '@/i18n/locale'
import { termsOf } from '@/step-language/words/terms'

test.each<[string, string, StepLanguage, string]>([
  ['words by their stems', 'las tablas vacías', 'es', 'las tabl vaci'],
  [
    'values by their types',
    "se espera 5 segundos a 'salida.csv' con 404",
    'es',
    'se esper #number segund a #file #csv #text con #code #number',
  ],
  ['a no together with its word', 'the table has no rows', 'en', 'the tabl has no row no·row'],
  ['nothing as more than a no', 'the table has nothing', 'en', 'the tabl has no no·'],
  ['the parts of names', 'set baseURL', 'en', 'set baseurl bas url'],
  ['a condition by its sign', 'id = 3', 'es', 'id #= #number'],
  ['a comparison by its sign', 'total > 1000', 'en', 'total #> #number'],
])('a sentence is found by %s', (_, sentence, locale, terms) => {
  expect(termsOf(sentence, locale).join(' ')).toBe(terms)
})
