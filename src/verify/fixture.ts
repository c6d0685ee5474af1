import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { NOT_RUN } from '@/content/runs'
import { pageName } from '@/content/slug'
import type { Locale } from '@/i18n/locale'
import { readOptionalYaml } from '@/lib/node/disk-cache'

const ROUTE = z.strictObject({
  method: z.string().default('GET'),
  /** `{name}` stands for one segment of the path, `*` for the rest of it. */
  path: z.string(),
  /** The request must have these query parameters and headers, and `contains` in its body. */
  query: z.record(z.string(), z.string()).default({}),
  requires: z.record(z.string(), z.string()).default({}),
  contains: z.string().optional(),
  status: z.number().default(200),
  headers: z.record(z.string(), z.string()).default({}),
  /** A string is sent as is, anything else as JSON. */
  body: z.unknown().optional(),
  /** A statement that the `h2` service executes before the response, as the application would. */
  sql: z.string().optional(),
  /** A Node program in the fixture folder, started after the response: a side effect of the request. */
  run: z.string().optional(),
  delayMs: z.number().default(0),
})

export type Route = z.infer<typeof ROUTE>

/** What one example needs besides the fixture of its page. `after` of a configuration are steps that show its effect. */
const EXAMPLE_FIXTURE = z.strictObject({
  /** English steps around the example, instead of those of the page; they are translated for the other language. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** Configuration in addition to that of the page. */
  config: z.record(z.string(), z.unknown()).optional(),
  /** The outcome that the page warns of, if not `passed`, and part of its message. */
  outcome: z.enum(['failed', 'error', 'undefined']).optional(),
  message: z.string().optional(),
  /** The run deletes all files in its folder, as the page warns. */
  empties: z.boolean().optional(),
  /** Examples of the same group run together; those without a group run together, too. */
  group: z.string().optional(),
  /** Tags of the scenario that is run with a configuration that selects scenarios, such as `@smoke`. */
  tags: z.string().optional(),
  notRun: z.enum(NOT_RUN).optional(),
})

export type ExampleFixture = z.infer<typeof EXAMPLE_FIXTURE>

/** A project that a page builds up, besides the one it offers as an archive. */
const PROJECT = z.strictObject({
  /** The numbers of the sections whose fences make up the project; 1 is below the first heading. */
  sections: z.array(z.number()).min(1),
  /** The path of a page whose project comes first. */
  follows: z.string().optional(),
  /** Folders for files whose titles are not full paths, by title or by the folder that the title begins with. */
  at: z.record(z.string(), z.string()).default({}),
  /** What a reader changes in the files before an output; outputs are counted from 1. */
  changes: z.array(z.strictObject({ output: z.number(), from: z.string(), to: z.string() })).default([]),
  /** The tool starts without downloaded modules, because the page shows the download. */
  isFresh: z.boolean().default(false),
})

export type ProjectFixture = z.infer<typeof PROJECT>

const FIXTURE = z.strictObject({
  /** Maven coordinates of what plugins need at run time, such as a driver. */
  modules: z.array(z.string()).default([]),
  services: z.array(z.enum(['amqp', 'h2', 'mail', 'modbus', 'mariadb'])).default([]),
  http: z.array(z.strictObject({ port: z.number(), routes: z.array(ROUTE) })).default([]),
  /** Fences of the page that become files of its runs: title → path in the run folder. */
  uses: z.record(z.string(), z.string()).default({}),
  env: z.record(z.string(), z.string()).default({}),
  /** The configuration of the run: the contents of a wakamiti.yaml below its root. */
  config: z.record(z.string(), z.unknown()).default({}),
  /** English steps around every example that is not a whole scenario; `{locale}` stands for its language. */
  before: z.string().default(''),
  after: z.string().default(''),
  projects: z.array(PROJECT).default([]),
  examples: z.record(z.string(), EXAMPLE_FIXTURE).default({}),
})

/** What the examples of a page need in order to run. */
export type Fixture = z.infer<typeof FIXTURE> & {
  folder: string
  /** A folder whose files are copied into the run folder, if it exists. */
  files: string | undefined
}

/** Reads `fixtures/<page>/fixture.yaml`; a page without one needs nothing. */
export function readFixture(root: string, path: string): Fixture {
  const name = join('fixtures', pageName(path))
  const [folder, files] = [join(root, name), join(root, name, 'files')]
  const read = FIXTURE.safeParse(readOptionalYaml(root, join(name, 'fixture.yaml'), {}))
  if (!read.success) throw new Error(`${folder}/fixture.yaml: ${z.prettifyError(read.error)}`)
  return { ...read.data, folder, files: existsSync(files) ? files : undefined }
}

/** The fixture of an example. A key with a language, `rest.define.subject en`, precedes `rest.define.subject`. */
export const exampleFixture = ({ examples }: Fixture, { key }: { key: string }, locale: Locale): ExampleFixture =>
  examples[`${key} ${locale}`] ?? examples[key] ?? {}
