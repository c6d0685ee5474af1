import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { NOT_RUN } from '@/content/runs'
import { pageName } from '@/content/slug'
import type { Locale } from '@/i18n/locale'
import { readYamlIfThere } from '@/lib/node/kept'

const ROUTE = z.strictObject({
  method: z.string().default('GET'),
  /** `{name}` stands for one segment of the path, `*` for the rest of it. */
  path: z.string(),
  /** The route answers only requests with these query parameters, headers, and this text in the body. */
  query: z.record(z.string(), z.string()).default({}),
  requires: z.record(z.string(), z.string()).default({}),
  contains: z.string().optional(),
  status: z.number().default(200),
  headers: z.record(z.string(), z.string()).default({}),
  /** Text as is; anything else is sent as JSON. */
  body: z.unknown().optional(),
  /** What the application writes, a statement for the service `h2`, before it answers. */
  sql: z.string().optional(),
  /** A Node program in the folder of the fixtures, started once the answer is sent: what the request causes. */
  run: z.string().optional(),
  delayMs: z.number().default(0),
})

export type Route = z.infer<typeof ROUTE>

const HTTP = z.strictObject({ port: z.number(), routes: z.array(ROUTE) })

/** How an example is run and how it ends. */
const RUN_FIELDS = {
  /** English steps before and after the example, in place of the ones of the page; the other language gets them translated. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** Configuration on top of the one of the page. */
  config: z.record(z.string(), z.unknown()).optional(),
  /** How it ends, where that is not `passed`: as the page warns. */
  outcome: z.enum(['failed', 'error', 'undefined']).optional(),
  /** A part of the message it then ends with. */
  message: z.string().optional(),
  /** The run leaves none of the files that were there, as the page warns. */
  empties: z.boolean().optional(),
}

const namesMessage = ({ outcome, message }: { outcome?: string; message?: string }) => !outcome || Boolean(message)

const NAMES_MESSAGE = 'an outcome other than passed names its message'

/** What one example needs besides what all of its page have. For a configuration, `after` are steps that show its effect. */
const EXAMPLE_FIXTURE = z
  .strictObject({
    ...RUN_FIELDS,
    /** Another run of the example, where what it says does not hold: it shows that its values matter. */
    otherwise: z.strictObject(RUN_FIELDS).refine(namesMessage, NAMES_MESSAGE).optional(),
    /** Examples of one group run together; every other example runs with those of no group. */
    group: z.string().optional(),
    /** Tags of the scenario with which a configuration is loaded that chooses scenarios, such as `@smoke`. */
    tags: z.string().optional(),
    notRun: z.enum(NOT_RUN).optional(),
  })
  .refine(namesMessage, NAMES_MESSAGE)

export type ExampleFixture = z.infer<typeof EXAMPLE_FIXTURE>

/** A project that a page builds up, besides the one that it offers as an archive. */
const PROJECT = z.strictObject({
  /** The sections whose fences it is, from 1 for what is below the first heading. */
  sections: z.array(z.number()).min(1),
  /** Another page, whose project comes first. */
  follows: z.string().optional(),
  /** Where files belong whose titles are no whole paths: a title, or the folder it begins with, and the folder it goes to. */
  at: z.record(z.string(), z.string()).default({}),
  /** What a reader changes in the files before an output, which is counted from 1. */
  changes: z.array(z.strictObject({ output: z.number(), from: z.string(), to: z.string() })).default([]),
  /** The tool finds none of its modules at hand: what it downloads is shown. */
  isFresh: z.boolean().default(false),
})

export type ProjectFixture = z.infer<typeof PROJECT>

const FIXTURE = z.strictObject({
  /** Maven coordinates of what the plugin needs at run time, such as a driver. */
  modules: z.array(z.string()).default([]),
  services: z.array(z.enum(['amqp', 'h2', 'mail', 'modbus', 'mariadb'])).default([]),
  http: z.array(HTTP).default([]),
  /** Fences of the page that are files of its runs: their titles, and the paths in the folder of the run. */
  uses: z.record(z.string(), z.string()).default({}),
  /** Environment variables, besides those of this process. */
  env: z.record(z.string(), z.string()).default({}),
  /** The configuration of the run, as in a wakamiti.yaml, without its root. */
  config: z.record(z.string(), z.unknown()).default({}),
  /** English steps before and after every example that is no whole scenario; `{locale}` stands for its language. */
  before: z.string().default(''),
  after: z.string().default(''),
  /** What `--pictures` takes pictures of, when the project of the page has run. */
  pictures: z.array(z.enum(['report', 'console'])).default([]),
  projects: z.array(PROJECT).default([]),
  examples: z.record(z.string(), EXAMPLE_FIXTURE).default({}),
})

/** What the examples of a page need around them. */
export type Fixture = z.infer<typeof FIXTURE> & {
  folder: string
  /** Files that are copied into the folder of the run; undefined when there are none. */
  files: string | undefined
}

/** Reads `fixtures/<page>/fixture.yaml`; a page without one needs nothing. */
export function readFixture(root: string, path: string): Fixture {
  const name = join('fixtures', pageName(path))
  const [folder, files] = [join(root, name), join(root, name, 'files')]
  const read = FIXTURE.safeParse(readYamlIfThere(root, join(name, 'fixture.yaml'), {}))
  if (!read.success) throw new Error(`${folder}/fixture.yaml: ${z.prettifyError(read.error)}`)
  return { ...read.data, folder, files: existsSync(files) ? files : undefined }
}

/** What a fixture has for an example: `rest.define.subject en` is for one language, and goes before `rest.define.subject`. */
export const exampleFixture = ({ examples }: Fixture, { key }: { key: string }, locale: Locale): ExampleFixture =>
  examples[`${key} ${locale}`] ?? examples[key] ?? {}
