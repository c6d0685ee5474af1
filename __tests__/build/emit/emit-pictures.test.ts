import { titleLines } from '@/build/emit/emit-pictures'

test.each([
  ['REST', 96, ['REST']],
  ['Revisar la configuración', 96, ['Revisar la', 'configuración']],
  ['Wakamiti comparado con Cucumber y Karate', 84, ['Wakamiti comparado', 'con Cucumber y Karate']],
  ['Antidisestablishmentarianism', 60, ['Antidisestablishmentarianism']],
  [`${'word '.repeat(40)}`, 48, [expect.stringMatching(/^word/), expect.stringMatching(/word$/)]],
  ['', 96, []],
])('"%s" is drawn at %i in %j', (title, size, lines) => {
  expect(titleLines(title)).toEqual({ size, lines })
})
