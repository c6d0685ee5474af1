/** @jest-environment node */
import { nameOf, shots } from '@/build/look/shots'

describe('pictures', () => {
  const names = shots().map(nameOf)

  test('show a page in both languages, both themes, and on both screens', () => {
    expect(names.filter((name) => name.startsWith('home.')).sort()).toEqual([
      'home.en.bright.1440',
      'home.en.bright.390',
      'home.en.dark.1440',
      'home.en.dark.390',
      'home.es.bright.1440',
      'home.es.bright.390',
      'home.es.dark.1440',
      'home.es.dark.390',
    ])
  })

  test('show what only a small screen has on that one only', () => {
    expect(names.filter((name) => name.startsWith('menu.')).every((name) => name.endsWith('.390'))).toBe(true)
  })

  test('have names of their own', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(120)
  })
})
