import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { didYouMean } from '@/lib/nearest'
import { FENCE_KEYS, fenceMeta } from '@/markdown/fence-meta'
import { CODE_LANGUAGES } from '@/markdown/highlight'
import { pageProblem } from './page-problem'
import type { PageSource } from './page-source'
import type { Problem } from './problem'
import type { PageCheck } from './site-source'

/** All fences of a page. */
export function fencesIn({ tree }: Pick<PageSource, 'tree'>): Code[] {
  const fences: Code[] = []
  visit(tree, 'code', (code) => void fences.push(code))
  return fences
}

/** A fence that nothing closes swallows the rest of the page. */
function isClosed({ text }: PageSource, code: Code): boolean {
  const lines = text.split('\n')
  const first = lines[(code.position?.start.line ?? 1) - 1] ?? ''
  const last = lines[(code.position?.end.line ?? 1) - 1] ?? ''
  const mark = /^[\s>]*(`{3,}|~{3,})/.exec(first)?.[1]
  return !mark || (code.position?.end.line !== code.position?.start.line && last.trim().startsWith(mark))
}

function fenceProblems(page: PageSource, code: Code): Problem[] {
  const problem = (message: string, advice: string) => [pageProblem(page, code, message, advice)]
  if (!isClosed(page, code)) return problem('a code fence without an end', 'close it with the same marks')
  if (!code.lang) return problem('a code fence without language', `name one: ${CODE_LANGUAGES.join(', ')}`)
  if (!(CODE_LANGUAGES as readonly string[]).includes(code.lang))
    return problem(`unknown code language ${code.lang}`, didYouMean(code.lang, CODE_LANGUAGES))
  const unknown = Object.keys(fenceMeta(code.meta)).filter((key) => !(FENCE_KEYS as readonly string[]).includes(key))
  return unknown.flatMap((key) => problem(`a fence cannot have ${key}`, didYouMean(key, FENCE_KEYS)))
}

/** Fences are closed, name a language that is known, and carry known words only. */
export const checkFences: PageCheck = (page) => fencesIn(page).flatMap((code) => fenceProblems(page, code))
