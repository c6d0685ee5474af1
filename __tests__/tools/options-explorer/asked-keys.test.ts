import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { checkConfig } from '@/config/check/check-config'
import { guessOf } from '@/config/check/finding'
import { askedOptions, readAsked } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { askedKeys } from '@/tools/options-explorer/find-options'
import { CATALOGUE } from '../../config/catalogue-fixture'

const CASES = parse(readFileSync(join(__dirname, 'asked-keys.yaml'), 'utf8')) as {
  below: string
  written: string
  meant: string | null
}[]

const asked = {
  es: askedOptions(readAsked(), readReferences(), 'es'),
  en: askedOptions(readAsked(), readReferences(), 'en'),
}
const askedKey = askedKeys(CATALOGUE, asked)

test.each(CASES)('"$written" below "$below" is meant for $meant', ({ below, written, meant }) => {
  const sections = ['wakamiti', ...below.split('.').filter(Boolean)]
  const text = `${sections.map((name, depth) => `${'  '.repeat(depth)}${name}:`).join('\n')} { ${written} }\n`
  const [finding] = checkConfig(text, CATALOGUE, { isExcerpt: true, askedKey }).findings
  expect(finding).toMatchObject({ code: below ? 'unknown-key' : 'own-key', fixes: [] })
  expect((finding && guessOf(finding)) ?? null).toBe(meant)
})
