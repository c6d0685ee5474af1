import { DOTTED_COMMENT } from '@/gherkin/parse/feature-parts'
import { toFeatureText } from '@/gherkin/parse/feature-text'
import { memoizeFor } from '@/lib/memoize'
import { nearest } from '@/lib/nearest'
import { docStringLines } from '@/steps/feature-line'
import { childNames, keyParts, sameName } from '../options/find-option'
import { optionPlace, ROOTS } from '../options/option'
import { entryFits, valueFits } from '../options/option-value'
import { type ConfigFinding, configFinding } from './finding'
import type { ConfigCatalogue } from './read-config'
import { nearValue } from './value-findings'

const [ROOT] = ROOTS
/** Letters that a misspelt key may differ in: any other is a word of the reader's own. */
const MOST_TYPOS = 2

/** One list, by which lookups are cached. */
const featureOptions = memoizeFor(({ options }: ConfigCatalogue) =>
  options.filter((option) => ['file', 'feature'].includes(optionPlace(option))),
)

type Options = ReturnType<typeof featureOptions>

function meantKey(written: string, options: Options): string {
  const name = written.replace(`${ROOT}.`, '')
  const { match, path, name: part, start } = keyParts(ROOT, name, options, false)
  if (match || path === ROOT) return name
  const near = sameName(part, path, options) ?? nearest(part, childNames(path, options), MOST_TYPOS)
  return name.slice(0, start) + (near ?? part) + name.slice(start + part.length)
}

function commentFinding(line: string, start: number, text: string, options: Options): ConfigFinding[] {
  const [, before = '', key = '', sign = '', value = ''] = DOTTED_COMMENT.exec(line) ?? []
  const near = meantKey(key, options)
  const { match } = keyParts(ROOT, near, options, false)
  // A value of the reader's own, which steps name.
  if (!key || !match || match.is === 'section' || text.includes(`\${${key}}`)) return []
  const from = start + before.length
  const range = { from, to: from + key.length }
  const edit = { from, to: range.to + sign.length, insert: `${near}: ` }
  if (key === near || key === `${ROOT}.${near}`) {
    if (key !== near || sign.includes('=')) return [configFinding('comment-form', range, { near }, edit)]
    const { option } = match
    if (match.is === 'option' ? valueFits(option, value) : entryFits(option, value)) return []
    const meant = nearValue(option, value)
    const place = { from: edit.to, to: edit.to + value.length }
    const fix = meant === undefined ? undefined : { ...place, insert: meant }
    return [configFinding('wrong-value', place, { key, option, near: meant }, fix)]
  }
  return [configFinding('unknown-key', range, { key, near }, edit)]
}

/** Comments of a feature that set an option, or were meant to, and which the tool does not read so. Other comments are left alone. */
export function commentFindings(text: string, catalogue: ConfigCatalogue): ConfigFinding[] {
  const { lines, wholeLine } = toFeatureText(text)
  const blocks = [...docStringLines(lines)]
  return lines.flatMap((line, index) =>
    blocks[index] ? [] : commentFinding(line, wholeLine(index + 1).from, text, featureOptions(catalogue)),
  )
}
