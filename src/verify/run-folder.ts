import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { writeFile } from '@/build/exported/files'
import type { Outcome } from '@/content/runs'
import { appendTo } from '@/lib/append-to'
import type { StepTranslator } from './examples'
import type { Fixture } from './fixture'
import { capture } from './shell'
import type { Tool } from './tool'

/** Where runs are made, and of what. */
export interface RunContext {
  tool: Tool
  folder: string
  fixture: Fixture
  /** Fences of the page that are files of the run, by their paths. */
  files: ReadonlyMap<string, string>
  translateSteps: StepTranslator
}

/** Makes the folder of a run, with the files of fixture and page. @throws when both have one: they might differ */
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

/** Starts the tool in the folder of a run. @returns what it prints, which stays there, too */
export async function runTool(folder: string, { tool, fixture }: RunContext, args: string[] = []): Promise<string> {
  const env = { ...tool.env, ...fixture.env }
  const { output } = await capture('bash', [join(tool.home, 'wakamiti'), ...args], folder, env)
  writeFileSync(join(folder, 'console.txt'), output)
  return output
}

const names = (text: string, path: string): boolean =>
  text.includes(path) || (path.includes('/') && (text.includes(`'${dirname(path)}'`) || names(text, dirname(path))))

/** What a run has done to files that its features do not name. @param empties the page warns that none is left */
export function damageOf(before: string[], folder: string, text: string, empties: boolean): string | undefined {
  const gone = before.filter((path) => !existsSync(join(folder, path)))
  if (empties)
    return gone.length < before.length ? `leaves ${before.length - gone.length} of ${before.length} files` : undefined
  const vanished = gone.filter((path) => !names(text, path))
  return vanished.length > 0 ? `removes ${vanished.join(', ')}, which no step names` : undefined
}

/** A node of the JSON result of the tool, as far as it is read here. */
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
  /** Of what did not pass. */
  messages: string[]
}

/** From the best to the worst. */
const OUTCOMES: Outcome[] = ['passed', 'skipped', 'undefined', 'failed', 'error']

const outcomeOf = ({ result }: ResultNode): Outcome | undefined =>
  OUTCOMES.find((outcome) => outcome === result?.toLowerCase())

const worst = (outcomes: Outcome[]): Outcome =>
  outcomes.reduce((bad, each) => (OUTCOMES.indexOf(each) > OUTCOMES.indexOf(bad) ? each : bad), 'passed')

/** `./books.feature[12,5]`; the tool cuts the beginning of a long path. */
const fileOf = ({ source = '' }: ResultNode): string | undefined => /([^/]+)\[\d+,\d+\]$/.exec(source)?.[1]

const within = (node: ResultNode): ResultNode[] => [node, ...(node.children ?? []).flatMap(within)]

/** What became of each feature, by its file, as the JSON result of the tool says. @throws when that is none */
export function readReport(path: string): Map<string, FeatureResult> {
  const plan = NODE.parse(JSON.parse(readFileSync(path, 'utf8')))
  const features = new Map<string, ResultNode[]>()
  for (const node of within(plan)) {
    const file = fileOf(node)
    if (file) appendTo(features, file, node)
  }
  return new Map(
    Array.from(features, ([file, nodes]): [string, FeatureResult] => {
      const outcomes = nodes.flatMap((node) => outcomeOf(node) ?? [])
      const messages = [...new Set(nodes.flatMap(({ errorMessage }) => errorMessage?.trim() ?? []))]
      return [file, { outcome: outcomes.length > 0 ? worst(outcomes) : 'skipped', messages }]
    }),
  )
}
