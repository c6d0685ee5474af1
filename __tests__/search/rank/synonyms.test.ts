import { synonymsOf } from '@/search/rank/synonyms'

test.each([
  ['borrar', 'elimina'],
  ['archivos', 'ficher'],
  ['contrasena', 'password'],
  ['remove', 'delet'],
  ['bbdd', 'database'],
])('who types "%s" may mean "%s…"', (typed, other) => {
  expect(synonymsOf(typed)).toContain(other)
})

test.each(['portabilidad', 'rutinariamente', 'servicio', ''])('"%s" has no other word', (typed) => {
  expect(synonymsOf(typed)).toEqual([])
})

test('a word is not its own synonym', () => {
  expect(synonymsOf('elimina')).not.toContain('elimina')
})
