import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { StepLanguage } from '@/i18n/locale'
import { keepsMeaning } from '@/step-language/correct/same-meaning'
import type { StepKind } from '@/steps/step'

interface Case {
  lang: StepLanguage
  role: StepKind
  kind: StepKind
  written: string
  offered: string
  same: boolean
}

const CASES = parse(readFileSync(join(__dirname, 'meanings.yaml'), 'utf8')) as Case[]

test.each(CASES)('"$offered" means "$written": $same', ({ written, offered, lang, role, kind, same }) => {
  const expression = { es: offered, en: offered }
  expect(keepsMeaning(written, offered, lang, { kind, expression }, role)).toBe(same)
})
