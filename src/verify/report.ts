import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Outcome } from '@/content/runs'

/** A node of the JSON result of the tool, as far as it is read here. */
const NODE = z.looseObject({
  nodeType: z.string(),
  name: z.string().optional(),
  source: z.string().optional(),
  result: z.string().optional(),
  errorMessage: z.string().optional(),
  get children() {
    return z.array(NODE).optional()
  },
})

type ResultNode = z.infer<typeof NODE>

export interface RunStep {
  sentence: string
  /** In the file, from 1. */
  line: number
  outcome: Outcome
}

export interface FeatureResult {
  outcome: Outcome
  /** Of what did not pass. */
  messages: string[]
  steps: RunStep[]
}

/** From the best to the worst. */
const OUTCOMES: Outcome[] = ['passed', 'skipped', 'undefined', 'failed', 'error']

const outcomeOf = ({ result }: ResultNode): Outcome | undefined =>
  OUTCOMES.find((outcome) => outcome === result?.toLowerCase())

const worst = (outcomes: Outcome[]): Outcome =>
  outcomes.reduce((bad, each) => (OUTCOMES.indexOf(each) > OUTCOMES.indexOf(bad) ? each : bad), 'passed')

/** `./books.feature[12,5]`; the tool cuts the beginning of a long path. */
const placeOf = ({ source = '' }: ResultNode) => {
  const [, file = '', line = '0'] = /([^/]+)\[(\d+),\d+\]$/.exec(source) ?? []
  return { file, line: Number(line) }
}

const within = (node: ResultNode): ResultNode[] => [node, ...(node.children ?? []).flatMap(within)]

/**
 * Reads the JSON result of the tool.
 * @param path of the file
 * @returns what became of each feature, by its file
 * @throws when the file is missing, or is no result
 */
export function readReport(path: string): Map<string, FeatureResult> {
  const plan = NODE.parse(JSON.parse(readFileSync(path, 'utf8')))
  const features = new Map<string, ResultNode[]>()
  for (const node of within(plan)) {
    const { file } = placeOf(node)
    if (file) features.set(file, [...(features.get(file) ?? []), node])
  }
  return new Map(
    [...features].map(([file, nodes]) => {
      const ends = nodes.filter(({ children = [] }) => children.length === 0)
      const outcomes = nodes.flatMap((node) => outcomeOf(node) ?? [])
      return [
        file,
        {
          outcome: outcomes.length > 0 ? worst(outcomes) : 'skipped',
          messages: [...new Set(nodes.flatMap(({ errorMessage }) => errorMessage?.trim() ?? []))],
          steps: ends.flatMap((node) => {
            const outcome = outcomeOf(node)
            return outcome && outcome !== 'skipped' && outcome !== 'undefined' && node.name
              ? [{ sentence: node.name, line: placeOf(node).line, outcome }]
              : []
          }),
        },
      ]
    }),
  )
}
