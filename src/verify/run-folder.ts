import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { writeFile } from '@/build/exported/files'
import type { Outcome } from '@/content/runs'
import { appendTo } from '@/lib/append-to'
import type { createStepTranslator } from './examples'
import type { Fixture } from './fixture'
import { capture } from './shell'
import type { Tool } from './tool'

/** What runs of the examples of a page have in common. */
export interface RunContext {
  tool: Tool
  folder: string
  fixture: Fixture
  /** Fences of the page that are files of the run, by path. */
  files: ReadonlyMap<string, string>
  translateSteps: ReturnType<typeof createStepTranslator>
}

/** Creates a run folder with the files of fixture and page. @throws when both have the same file: it might differ */
export function prepareFolder(name: string, { folder: parent, fixture, files }: RunContext): string {
  const folder = join(parent, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (fixture.files) cpSync(fixture.files, folder, { recursive: true })
  for (const [path, text] of files) {
    if (existsSync(join(folder, path))) throw new Error(`${path} is on the page: remove it from ${fixture.files}`)
    writeFile(join(folder, path), text)
  }
  return folder
}

/** Runs the tool in a run folder. @returns its output, which is also kept there as console.txt */
export async function runTool(folder: string, { tool, fixture }: RunContext, args: string[] = []): Promise<string> {
  const env = { ...tool.env, ...fixture.env }
  const { output } = await capture('bash', [join(tool.home, 'wakamiti'), ...args], folder, env)
  writeFileSync(join(folder, 'console.txt'), output)
  return output
}

const mentions = (text: string, path: string): boolean =>
  text.includes(path) || (path.includes('/') && (text.includes(`'${dirname(path)}'`) || mentions(text, dirname(path))))

/** Reports files that a run removed and no step mentions. @param empties whether the run should remove all files */
export function damageOf(before: string[], folder: string, text: string, empties: boolean): string | undefined {
  const removed = before.filter((path) => !existsSync(join(folder, path)))
  const left = before.length - removed.length
  if (empties) return left > 0 ? `leaves ${left} of ${before.length} files` : undefined
  const unmentioned = removed.filter((path) => !mentions(text, path))
  return unmentioned.length > 0 ? `removes ${unmentioned.join(', ')}, which no step names` : undefined
}

/** The part of a node in the tool's JSON result that is used here. */
const NODE = z.looseObject({
  nodeType: z.string(),
  source: z.string().optional(),
  result: z.string().optional(),
  errorMessage: z.string().optional(),
  get children() {
    return z.array(NODE).optional()
  },
})

type ResultNode = z.infer<typeof NODE>

export interface FeatureResult {
  outcome: Outcome
  messages: string[]
}

/** From best to worst. */
const OUTCOMES: Outcome[] = ['passed', 'skipped', 'undefined', 'failed', 'error']

/** The file name in a source such as `./books.feature[12,5]`; the tool truncates long paths at the start. */
const fileOf = ({ source = '' }: ResultNode): string | undefined => /([^/]+)\[\d+,\d+\]$/.exec(source)?.[1]
const nodesIn = (node: ResultNode): ResultNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

/** Reads the tool's JSON result: the outcome of each feature, by file name. @throws when the file is no such result */
export function readReport(path: string): Map<string, FeatureResult> {
  const plan = NODE.parse(JSON.parse(readFileSync(path, 'utf8')))
  const features = new Map<string, ResultNode[]>()
  for (const node of nodesIn(plan)) {
    const file = fileOf(node)
    if (file) appendTo(features, file, node)
  }
  return new Map(
    Array.from(features, ([file, nodes]): [string, FeatureResult] => {
      const results = nodes.map(({ result }) => result?.toLowerCase())
      const outcome = OUTCOMES.findLast((known) => results.includes(known)) ?? 'skipped'
      const messages = [...new Set(nodes.flatMap(({ errorMessage }) => errorMessage?.trim() ?? []))]
      return [file, { outcome, messages }]
    }),
  )
}
