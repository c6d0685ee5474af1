import type { Code } from 'mdast'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import { type Localized, localize } from '@/i18n/locale'
import { jsonFault } from '@/lib/json-fault'
import { codePointOf } from '@/lib/text'
import { CODE_LANGUAGES, FENCE_KEYS, type FenceKey, fenceMeta, LANGUAGE_NAMES } from '@/markdown/fence'
import { didYouMean, firstFaults, placeOf, type Refusal, refuse, say, unknown } from '../problem'
import { eachCode, eachNode, nodesIn, type PageCheck, type PageSource, type SiteSource, sourceOf } from './page-source'

const GHERKIN_KEYS: FenceKey[] = ['plugins', 'expect', 'steps']
const KEY_VALUES: Partial<Record<FenceKey, string[]>> = { expect: ['undefined', 'ambiguous'], steps: ['custom'] }

const openingMark = (page: PageSource, code: Code) => /^(?:`{3,}|~{3,})/.exec(sourceOf(page, code))?.[0]

/** An unclosed fence swallows the rest of the page. */
function isClosed(page: PageSource, code: Code, mark: string): boolean {
  const [, last = ''] = /\n(.*)$/.exec(sourceOf(page, code)) ?? []
  return last.trimEnd().endsWith(mark) && !/[^`~>\s]/.test(last)
}

/** The index of a line that opens another fence inside one that was not closed, or -1. */
const innerOpening = ({ value }: Code, mark: string): number =>
  value.split('\n').findIndex((line) => line.trimStart().startsWith(mark) && /^[`~]+\s*[\w-]/.test(line.trimStart()))

function isWhole(page: PageSource, code: Code): boolean {
  const mark = openingMark(page, code)
  return !mark || (isClosed(page, code, mark) && innerOpening(code, mark) < 0)
}

export const wholeFences = (page: PageSource): Code[] => nodesIn(page, 'code').filter((code) => isWhole(page, code))
export const examplesIn = (page: PageSource, lang: string) => wholeFences(page).filter((code) => code.lang === lang)

/** Whether a page was read whole: nothing can be reported as missing without front matter or after an unclosed fence. */
export const isReadable = (page: PageSource): boolean =>
  page.front !== undefined && nodesIn(page, 'code').every((code) => isWhole(page, code))

function languageAdvice(lang: string): Localized {
  const language = CODE_LANGUAGES.find((known) => LANGUAGE_NAMES[known]?.includes(lang.toLowerCase()))
  return language ? say('write', language) : didYouMean(lang, CODE_LANGUAGES)
}

const KEY_VALUE = /[a-zA-Z]+=(?:"[^"]*"|[^\s"]+)/g

function metaProblems(code: Code, { references, isComplete }: SiteSource): Refusal[] {
  const residue = (code.meta ?? '').replace(KEY_VALUE, '').trim()
  if (residue) return [refuse('fences.metaResidue', residue)]
  const plugins = references.plugins.map(({ plugin }) => plugin)
  return Object.entries(fenceMeta(code.meta)).flatMap(([name, value = '']): Refusal[] => {
    const key = FENCE_KEYS.find((known) => known === name)
    if (!key) return [unknown(name, FENCE_KEYS)]
    if (GHERKIN_KEYS.includes(key) && code.lang !== 'gherkin')
      return [[say('cannotHave', `\`\`\`${code.lang}`, key), say('remove', key)]]
    if (KEY_VALUES[key]?.includes(value) === false)
      return [[say('cannotBe', key, value), didYouMean(value, KEY_VALUES[key])]]
    const named = key === 'plugins' && isComplete ? value.split(',') : []
    return named.filter((plugin) => !plugins.includes(plugin)).map((plugin) => unknown(plugin, plugins))
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

/** Fences are closed and have a known language and only known keys. */
export const checkFences: PageCheck = eachNode('code', fenceProblems)

/** Spaces that look normal but that neither the tool nor a shell treats as one. */
const ODD_BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/

const SHELL_FAULTS: [RegExp, ...Refusal][] = [
  [/^\s*[$%>] (?=\S)/m, ...refuse('fences.prompt')],
  [/(?<=\s)[–—](?=\w)/, ...refuse('fences.dash')],
  [/[“”‘’]/, ...refuse('fences.quote')],
]

/** Code works as readers copy it: no look-alike characters, no prompts, and valid JSON. */
export const checkCode = eachCode((code, page) => {
  const blank = ODD_BLANK.exec(code.value)
  const faults = blank ? [{ index: blank.index, refusal: refuse('fences.oddBlank', codePointOf(blank[0])) }] : []
  if (code.type === 'inlineCode' || !isWhole(page, code)) return faults
  if (code.lang === 'shell') return [...faults, ...firstFaults(code.value, SHELL_FAULTS)]
  const fault = code.lang === 'json' && jsonFault(code.value)
  if (!fault) return faults
  const message = localize((locale) => FEATURE_FINDINGS_STRINGS[locale].texts['block.json'])
  return [...faults, { index: fault.from, refusal: [message, say('fences.correctJson')] }]
})
