import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Cases {
  /** Names of groups of backgrounds. */
  grounds: Record<string, string[]>
  pairs: { colours: string[]; on: string[]; least: number }[]
  decorative: string[]
}

const { grounds, pairs, decorative } = parse(readFileSync(join(__dirname, 'contrast.yaml'), 'utf8')) as Cases

const css = readFileSync(join(__dirname, '../../src/styles/tokens.css'), 'utf8')

type Tokens = ReadonlyMap<string, string>

/** The custom properties of a rule, without their dashes. */
function propertiesOf(selector: string): Tokens {
  const body = css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  return new Map([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const BRIGHT = propertiesOf(':root')
const THEMES = { bright: BRIGHT, dark: new Map([...BRIGHT, ...propertiesOf('.dark')]) }

/** The relative luminance of a colour, from 0 to 1, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((digits) => {
    const part = Number.parseInt(digits, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio: from 1 for the same colour to 21 for black on white. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function colourOf(tokens: Tokens, name: string): string {
  const value = tokens.get(`wk-${name}`) ?? ''
  if (!/^#[\da-f]{6}$/i.test(value)) throw new Error(`--wk-${name} is no colour: “${value}”`)
  return value
}

const COMBINED = pairs.flatMap(({ colours, on, least }) =>
  on
    .flatMap((name) => grounds[name] ?? [name])
    .flatMap((ground) => colours.map((colour) => ({ colour, ground, least }))),
)

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54)
})

test.each(Object.entries(THEMES))(
  'in the %s theme, everything can be read on every ground that it stands on',
  (_, tokens) => {
    const low = COMBINED.flatMap(({ colour, ground, least }) => {
      const found = contrast(colourOf(tokens, colour), colourOf(tokens, ground))
      return found < least ? `${colour} on ${ground}: ${found.toFixed(2)} of ${least}` : []
    })
    expect(low).toEqual([])
  },
)

test('the colours of code are tokens that are measured on the ground of code', () => {
  const onCode = COMBINED.filter(({ ground }) => ground === 'code-bg').map(({ colour }) => `var(--wk-${colour})`)
  const rules = readFileSync(join(__dirname, '../../src/styles/code.css'), 'utf8')
  const colours = [...rules.matchAll(/\.tk-[^{]+\{\s*color: ([^;]+);/g)].map(([, colour = '']) => colour)
  expect(colours.length).toBeGreaterThan(4)
  expect(colours.filter((colour) => colour !== 'inherit' && !onCode.includes(colour))).toEqual([])
})

test('every colour of the themes is measured', () => {
  const named = new Set([...COMBINED.flatMap(({ colour, ground }) => [colour, ground]), ...decorative])
  const colours = [...BRIGHT.keys()].filter((name) => name.startsWith('wk-')).map((name) => name.slice('wk-'.length))
  expect(colours.filter((name) => !named.has(name))).toEqual([])
})
