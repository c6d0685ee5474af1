/** @jest-environment node */
import { extensionList } from '@/config/check/extension-list'
import { applyEdits } from '@/lib/finding'
import { CATALOGUE } from '../catalogue-fixture'

test.each([
  ['a list in brackets', ' [a, b] # mine', ' [a, b, c, d] # mine'],
  ['a list with a line for each', '\n    - a # mine\n', '\n    - a # mine\n    - c\n    - d\n'],
  ['one text', ' a, b # mine', ' a, b, c, d # mine'],
  ['one text in quotes', " 'a'", " 'a, c, d'"],
  ['a text of several lines', ' |\n    a,\n    b\n', undefined],
  ['an empty item', '\n    - a\n    -\n', undefined],
  ['an empty list', ' []', undefined],
  ['no value', '', undefined],
])('extensions are added to %s, if there is a place for them', (_, before, after) => {
  const file = (list: string) => `wakamiti:\n  modules:${list}`
  const edit = extensionList(file(before), CATALOGUE)?.add(['c', 'd'])
  expect(edit && applyEdits(file(before), [edit])).toBe(after && file(after))
})
