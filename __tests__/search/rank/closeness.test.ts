import { closeness, closenessWithSlips } from '@/search/rank/closeness'

test.each([
  ['timeout', 'timeout'],
  ['autentic', 'autenticacion'],
  ['tablas', 'tabla'],
  ['files', 'file'],
  ['autenticar', 'autenticacion'],
  ['sheet', 'ignoresheetpattern'],
])('"%s" means "%s" without a slip', (typed, word) => {
  expect(closeness(typed, word)).toBeGreaterThan(0)
})

test.each([
  ['rest', 'test'],
  ['conexion', 'contenido'],
  ['url', 'curl'],
  ['tablas', 'tab'],
])('"%s" does not mean "%s"', (typed, word) => {
  expect(closeness(typed, word)).toBe(0)
})

test('the word itself is nearest, then its beginning, the longer the nearer', () => {
  const [whole, long, short, inside] = [
    closeness('timeout', 'timeout'),
    closeness('timeou', 'timeout'),
    closeness('ti', 'timeout'),
    closeness('meout', 'timeout'),
  ]
  expect(whole).toBe(1)
  expect(long).toBeLessThan(whole)
  expect(short).toBeLessThan(long)
  expect(inside).toBeLessThan(short)
})

test.each([
  ['tiemout', 'timeout'],
  ['cabezera', 'cabecera'],
  ['autentificacion', 'autenticacion'],
  ['autentizac', 'autenticacion'],
])('"%s" is a slip of "%s"', (typed, word) => {
  expect(closenessWithSlips(typed, word)).toBeGreaterThan(0)
})

test.each([
  ['sql', 'sal'],
  ['orden', 'dodge'],
  ['rest', 'resultado'],
])('"%s" is no slip of "%s"', (typed, word) => {
  expect(closenessWithSlips(typed, word)).toBe(0)
})
