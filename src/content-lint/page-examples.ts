import type { Code } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { fenceMeta } from '@/markdown/fence'
import { configurationsIn } from './check-yaml-examples'
import { examplesIn, wholeFences } from './pages/check-fences'
import type { PageSource } from './pages/page-source'

/** A fence of a page, with the exact text that readers see. */
export interface PageExample {
  /**
   * The id of the step it stands below, or its number among the other fences of its kind: the same in both languages. What the
   * tool neither runs nor loads has its title, if there is one.
   */
  key: string
  /** What the tool itself can run, and what it can load; the other fences run with the project of their page at most. */
  kind: 'gherkin' | 'configuration' | 'other'
  lang: string
  /** What it is called, as a file mostly. */
  title?: string
  tab?: string
  text: string
  /** Plugins that the fence names. */
  plugins?: string[]
  /** Whether the page says that one of its steps does not exist. */
  isUndefined: boolean
  /** Of the opening fence in the file. */
  line: number
}

const endsStep = ['heading', 'leafDirective', 'containerDirective']

/** The step that a fence stands below, which ends with the next heading or directive. */
function stepAbove({ tree }: PageSource, code: Code): string | undefined {
  const above = tree.children
    .slice(0, Math.max(tree.children.indexOf(code), 0))
    .findLast(({ type }) => endsStep.includes(type))
  return above?.type === 'leafDirective' && above.name === 'step' ? textOf(above).trim() : undefined
}

/** Numbers equal keys: `rest.define.subject`, `rest.define.subject#2`. */
function numbered(): (key: string) => string {
  const seen = new Map<string, number>()
  return (key) => {
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count > 1 ? `${key}#${count}` : key
  }
}

/** The fences of a page: features, then configurations, then the others, each kind in the order of the page. */
export function pageExamples(page: PageSource): PageExample[] {
  const unique = numbered()
  const example = (kind: PageExample['kind'], code: Code): PageExample => {
    const { plugins, expect, title, tab } = fenceMeta(code.meta)
    const lang = code.lang ?? 'text'
    return {
      key: unique((kind === 'gherkin' && stepAbove(page, code)) || (kind === 'other' && title) || lang),
      kind,
      lang,
      title,
      tab,
      text: code.value,
      plugins: plugins?.split(','),
      isUndefined: expect === 'undefined',
      line: code.position?.start.line ?? 1,
    }
  }
  const features = examplesIn(page, 'gherkin')
  const configurations = configurationsIn(page)
  const others = wholeFences(page).filter((code) => !features.includes(code) && !configurations.includes(code))
  return [
    ...features.map((code) => example('gherkin', code)),
    ...configurations.map((code) => example('configuration', code)),
    ...others.map((code) => example('other', code)),
  ]
}
