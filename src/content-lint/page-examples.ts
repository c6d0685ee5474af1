import type { Code } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { fenceMeta } from '@/markdown/fence'
import { isConfiguration } from './check-yaml-examples'
import { examplesIn } from './pages/check-fences'
import type { PageSource } from './pages/page-source'
import { placeInCode } from './problem'
import { readYaml } from './references/yaml-source'

/** An example of a page that the tool itself can run or load, with the exact text that readers see. */
export interface PageExample {
  /** The same in both languages: the id of the step it stands below, or its number among the other fences of its kind. */
  key: string
  kind: 'gherkin' | 'yaml'
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

function isConfigurationFence(page: PageSource, code: Code): boolean {
  const { source } = readYaml(page.file, code.value, placeInCode(code, { line: 1, column: 1 }))
  return source.isSound && isConfiguration(source)
}

/** The features and configurations of a page, each kind in the order of the page. */
export function pageExamples(page: PageSource): PageExample[] {
  const unique = numbered()
  const example = (kind: PageExample['kind'], code: Code): PageExample => {
    const { plugins, expect } = fenceMeta(code.meta)
    return {
      key: unique((kind === 'gherkin' && stepAbove(page, code)) || kind),
      kind,
      text: code.value,
      plugins: plugins?.split(','),
      isUndefined: expect === 'undefined',
      line: code.position?.start.line ?? 1,
    }
  }
  const configurations = examplesIn(page, 'yaml').filter((code) => isConfigurationFence(page, code))
  return [
    ...examplesIn(page, 'gherkin').map((code) => example('gherkin', code)),
    ...configurations.map((code) => example('yaml', code)),
  ]
}
