import type { Code } from 'mdast'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import { type Localized, localize } from '@/i18n/locale'
import { jsonFault } from '@/lib/json-fault'
import { codePointOf } from '@/lib/text'
import { CODE_LANGUAGES, FENCE_KEYS, type FenceKey, fenceMeta, LANGUAGE_NAMES } from '@/markdown/fence'
import { didYouMean, type Refusal, refuse, say, unknown } from '../problem'
import { eachCode, eachNode, nodesIn, type PageCheck, type PageSource, type SiteSource, sourceOf } from './page-source'

const KEY_VALUES: Partial<Record<FenceKey, string[]>> = { expect: ['undefined', 'ambiguous'], steps: ['custom'] }

const openingMark = (page: PageSource, code: Code) => /^(?:`{3,}|~{3,})/.exec(sourceOf(page, code))?.[0]

/** An unclosed fence swallows the rest of the page. */
function isClosed(page: PageSource, code: Code, mark: string): boolean {
  const [, last = ''] = /\n(.*)$/.exec(sourceOf(page, code)) ?? []
  return last.trimEnd().endsWith(mark) && !/[^`~>\s]/.test(last)
}

/** Whether another fence opens inside of one, which was not closed before. */
const hasInner = ({ value }: Code, mark: string): boolean =>
  value.split('\n').some((line) => line.trimStart().startsWith(mark) && /^[`~]+\s*[\w-]/.test(line.trimStart()))

function isWhole(page: PageSource, code: Code): boolean {
  const mark = openingMark(page, code)
  return !mark || (isClosed(page, code, mark) && !hasInner(code, mark))
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
  if (residue) return [[say('unknown', residue), say('write', 'key=value, key="two words"')]]
  const plugins = references.plugins.map(({ plugin }) => plugin)
  return Object.entries(fenceMeta(code.meta)).flatMap(([name, value = '']): Refusal[] => {
    const key = FENCE_KEYS.find((known) => known === name)
    if (!key) return [unknown(name, FENCE_KEYS)]
    const isOfGherkin = key !== 'title' && key !== 'tab'
    if (isOfGherkin && code.lang !== 'gherkin') return [refuse('unneeded', key)]
    if (KEY_VALUES[key]?.includes(value) === false)
      return [[say('cannotBe', key, value), didYouMean(value, KEY_VALUES[key])]]
    const named = key === 'plugins' && isComplete ? value.split(',') : []
    return named.filter((plugin) => !plugins.includes(plugin)).map((plugin) => unknown(plugin, plugins))
  })
}

function fenceProblems(code: Code, page: PageSource, site: SiteSource): Refusal[] {
  const mark = openingMark(page, code)
  if (mark && !isWhole(page, code)) return [refuse('unclosed', mark, mark)]
  if (!mark || !code.lang) return [refuse('fences.noLanguage', CODE_LANGUAGES.join(', '))]
  if (!CODE_LANGUAGES.includes(code.lang)) return [[say('unknown', code.lang), languageAdvice(code.lang)]]
  if (!code.value.trim()) return [refuse('empty', `${mark}${code.lang}`)]
  return metaProblems(code, site)
}

/** Fences are closed and have a known language and only known keys. */
export const checkFences: PageCheck = eachNode('code', fenceProblems)

/** Spaces, and in commands also dashes and quotes, that neither the tool nor a shell takes for one. */
const ODD_BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const ODD_IN_COMMANDS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000“”‘’]|(?<=\s)[–—](?=\w)/g

const PROMPT = /^\s*[$%>] (?=\S)/gm

/** Code works as readers copy it: no look-alike characters, no prompts, and valid JSON. */
export const checkCode = eachCode((code, page) => {
  const isExample = code.type === 'code' && isWhole(page, code)
  const isCommand = isExample && code.lang === 'shell'
  const odd = code.value.matchAll(isCommand ? ODD_IN_COMMANDS : ODD_BLANK)
  const prompts = isCommand ? code.value.matchAll(PROMPT) : []
  const fault = isExample && code.lang === 'json' && jsonFault(code.value)
  const message = fault && localize((locale) => FEATURE_FINDINGS_STRINGS[locale].texts['block.json'])
  return [
    ...Array.from(odd, ({ 0: sign, index }) => ({ index, refusal: refuse('fences.lookAlike', codePointOf(sign)) })),
    ...Array.from(prompts, ({ index }) => ({ index, refusal: refuse('fences.prompt') })),
    ...(message ? [{ index: fault.from, refusal: [message, say('correctIt')] as const }] : []),
  ]
})
