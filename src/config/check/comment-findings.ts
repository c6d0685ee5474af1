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
/** Edits between a key and its misspelling; with more, it is a key of the reader's own. */
const MOST_TYPOS = 2

/** Memoized, as lookups of keys are cached by list. */
const featureOptions = memoizeFor(({ options }: ConfigCatalogue) =>
  options.filter((option) => ['file', 'feature'].includes(optionPlace(option))),
)

type Options = ReturnType<typeof featureOptions>

function correctedKey(written: string, options: Options): string {
  const name = written.replace(`${ROOT}.`, '')
  const { match, path, name: part, start } = keyParts(ROOT, name, options, false)
  if (match || path === ROOT) return name
  const near = sameName(part, path, options) ?? nearest(part, childNames(path, options), MOST_TYPOS)
  return name.slice(0, start) + (near ?? part) + name.slice(start + part.length)
}

function commentFinding(line: string, start: number, text: string, options: Options): ConfigFinding[] {
  const [, before = '', key = '', sign = '', value = ''] = DOTTED_COMMENT.exec(line) ?? []
  const near = correctedKey(key, options)
  const { match } = keyParts(ROOT, near, options, false)
  // If steps refer to it, it is a property of the reader's own.
  if (!key || !match || match.is === 'section' || text.includes(`\${${key}}`)) return []
  const from = start + before.length
  const range = { from, to: from + key.length }
  const edit = { from, to: range.to + sign.length, insert: `${near}: ` }
  if (key === near || key === `${ROOT}.${near}`) {
    if (key !== near || sign.includes('=')) return [configFinding('comment-form', range, { near }, edit)]
    const { option } = match
    if (match.is === 'option' ? valueFits(option, value) : entryFits(option, value)) return []
    const closest = nearValue(option, value)
    const valueRange = { from: edit.to, to: edit.to + value.length }
    const fix = closest === undefined ? undefined : { ...valueRange, insert: closest }
    return [configFinding('wrong-value', valueRange, { key, option, near: closest }, fix)]
  }
  return [configFinding('unknown-key', range, { key, near }, edit)]
}

/** Comments of a feature that are meant to set an option, but have a wrong form, key or value. */
export function commentFindings(text: string, catalogue: ConfigCatalogue): ConfigFinding[] {
  const { lines, wholeLine } = toFeatureText(text)
  const blocks = [...docStringLines(lines)]
  return lines.flatMap((line, index) =>
    blocks[index] ? [] : commentFinding(line, wholeLine(index + 1).from, text, featureOptions(catalogue)),
  )
}
