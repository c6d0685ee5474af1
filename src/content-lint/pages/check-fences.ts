import type { Code } from 'mdast'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import { type Localized, localize } from '@/i18n/locale'
import { jsonFault } from '@/lib/json-fault'
import { signName } from '@/lib/text'
import { CODE_LANGUAGES, FENCE_KEYS, type FenceKey, fenceMeta, LANGUAGE_NAMES } from '@/markdown/fence'
import { didYouMean, firstFaults, placeOf, type Refusal, refuse, say, unknown } from '../problem'
import { eachCode, eachNode, nodesIn, type PageCheck, type PageSource, type SiteSource } from './page-source'

const GHERKIN_KEYS: FenceKey[] = ['plugins', 'expect', 'steps']

const CLOSED_KEYS: Partial<Record<FenceKey, string[]>> = { expect: ['undefined', 'ambiguous'], steps: ['custom'] }

function openingMark({ lines }: PageSource, { position }: Code): string | undefined {
  const line = lines[(position?.start.line ?? 1) - 1] ?? ''
  return /^(`{3,}|~{3,})/.exec(line.slice((position?.start.column ?? 1) - 1))?.[1]
}

/** A fence without an end swallows the rest of the page. */
function isClosed({ lines }: PageSource, { position }: Code, mark: string): boolean {
  const last = lines[(position?.end.line ?? 1) - 1] ?? ''
  const end = last.slice(0, (position?.end.column ?? 1) - 1).trimEnd()
  return position?.end.line !== position?.start.line && end.endsWith(mark) && !/[^`~>\s]/.test(end)
}

/** The index of a line inside a fence that opens another one, because the first was not closed. */
const innerOpening = ({ value }: Code, mark: string): number =>
  value.split('\n').findIndex((line) => line.trimStart().startsWith(mark) && /^[`~]+\s*[\w-]/.test(line.trimStart()))

function isWhole(page: PageSource, code: Code): boolean {
  const mark = openingMark(page, code)
  return !mark || (isClosed(page, code, mark) && innerOpening(code, mark) < 0)
}

/** The properly closed fences of a page. */
export const wholeFences = (page: PageSource): Code[] => nodesIn(page, 'code').filter((code) => isWhole(page, code))

export const examplesIn = (page: PageSource, lang: string) => wholeFences(page).filter((code) => code.lang === lang)

/** Whether all of a page was read: without front matter, or behind an unclosed fence, nothing can be reported as missing. */
export const isReadable = (page: PageSource): boolean =>
  page.front !== undefined && nodesIn(page, 'code').every((code) => isWhole(page, code))

function languageAdvice(lang: string): Localized {
  const meant = CODE_LANGUAGES.find((known) => LANGUAGE_NAMES[known]?.includes(lang.toLowerCase()))
  return meant ? say('write', meant) : didYouMean(lang, CODE_LANGUAGES)
}

const RESIDUE = /[a-zA-Z]+=(?:"[^"]*"|[^\s"]+)/g

function metaProblems(code: Code, { references, isComplete }: SiteSource): Refusal[] {
  const residue = (code.meta ?? '').replace(RESIDUE, '').trim()
  if (residue) return [refuse('fences.metaResidue', residue)]
  const plugins = references.plugins.map(({ plugin }) => plugin)
  return Object.entries(fenceMeta(code.meta)).flatMap(([name, value = '']): Refusal[] => {
    const key = FENCE_KEYS.find((known) => known === name)
    if (!key) return [unknown(name, FENCE_KEYS)]
    if (GHERKIN_KEYS.includes(key) && code.lang !== 'gherkin')
      return [[say('cannotHave', `\`\`\`${code.lang}`, key), say('remove', key)]]
    const others = key === 'plugins' && isComplete ? value.split(',').filter((name) => !plugins.includes(name)) : []
    if (CLOSED_KEYS[key]?.includes(value) === false)
      return [[say('cannotBe', key, value), didYouMean(value, CLOSED_KEYS[key])]]
    return others.flatMap((name) => [unknown(name, plugins)])
  })
}

function fenceProblems(code: Code, page: PageSource, site: SiteSource): Refusal[] {
  const mark = openingMark(page, code)
  if (!mark) return [refuse('fences.indented')]
  if (!isClosed(page, code, mark)) return [refuse('unclosed', mark, mark)]
  const inner = innerOpening(code, mark)
  if (inner >= 0) return [refuse('fences.unclosedBefore', placeOf(code).line + inner + 1)]
  if (!code.lang) return [refuse('fences.noLanguage', CODE_LANGUAGES.join(', '))]
  if (!CODE_LANGUAGES.includes(code.lang)) return [[say('unknown', code.lang), languageAdvice(code.lang)]]
  if (!code.value.trim()) return [refuse('empty', `${mark}${code.lang}`)]
  return metaProblems(code, site)
}

/** Fences are closed, and have a known language and known keys only. */
export const checkFences: PageCheck = eachNode('code', fenceProblems)

/** Blanks that look like any other, and that neither the tool nor a shell takes for one. */
const ODD_BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/

/** Signs that a word processor puts into commands. */
const SHELL: [RegExp, ...Refusal][] = [
  [/^\s*[$%>] (?=\S)/m, ...refuse('fences.prompt')],
  [/(?<=\s)[–—](?=\w)/, ...refuse('fences.dash')],
  [/[“”‘’]/, ...refuse('fences.quote')],
]

/** What readers copy works as it is: no signs that only look right, no prompts, JSON that can be parsed. */
export const checkCode = eachCode((code, page) => {
  const blank = ODD_BLANK.exec(code.value)
  const faults = blank ? [{ index: blank.index, refusal: refuse('fences.oddBlank', signName(blank[0])) }] : []
  if (code.type === 'inlineCode' || !isWhole(page, code)) return faults
  if (code.lang === 'shell') return [...faults, ...firstFaults(code.value, SHELL)]
  const fault = code.lang === 'json' && jsonFault(code.value)
  if (!fault) return faults
  const message = localize((locale) => FEATURE_FINDINGS_STRINGS[locale].texts['block.json'](fault))
  return [...faults, { index: fault.from, refusal: [message, say('fences.correctJson')] }]
})
