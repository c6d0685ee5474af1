import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { bundleProgram, checkerData } from '@/build/emit/emit-checker'
import { runCommand } from '@/cli/check-command'
import type { CheckerData } from '@/cli/check-suite'
import { readCommandLine } from '@/cli/command-line'
import { workIn, writeFiles } from '../work-in'

interface Case {
  name: string
  args: string[]
  /** Whether it runs in its own process, like every case with an input. */
  isRun?: boolean
  input?: string
  code: number
  /** Parts of the output, and of a file afterwards. */
  out?: string
  err?: string
  file?: string
  text?: string
}

interface Cases {
  files: Record<string, string>
  cases: Case[]
  session: [method: string, params: object, answer: string][]
}

const { files, cases, session } = parse(readFileSync('__tests__/cli/program.yaml', 'utf8')) as Cases

/** A soft limit: GitHub accepts more, and people download it once. */
const MOST_BYTES = 400 * 1024

const json = checkerData()
const data: CheckerData = JSON.parse(json)
const packed = bundleProgram(json)

const folder = workIn({})
const program = 'wakamiti-check.mjs'
const ENGLISH = { LC_ALL: 'en_US.UTF-8' }

beforeAll(async () => {
  writeFiles(folder, { [program]: await packed, 'linked/readme.md': '' })
  symlinkSync('../own', join(folder, 'linked/own'))
})
beforeEach(() => writeFiles(folder, files))
afterEach(() => jest.restoreAllMocks())

/** Runs the program in a process, which starts slowly. */
const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [program, ...args], { input, encoding: 'utf8', env: { ...process.env, ...ENGLISH } })

/** Runs the program inside this process. */
async function runHere(args: readonly string[]) {
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    jest.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += text
      return true
    })
  const command = async () => runCommand(readCommandLine(args, ENGLISH, data.history.releases), data)
  const status = await command().catch((error: Error) => {
    printed.stderr += error.message
    return 2
  })
  return { status, ...printed }
}

test.each(cases)('$name', async (row) => {
  const { args, isRun, input, code, out = '', err = '', file, text = '' } = row
  const { status, stdout, stderr } = isRun || input ? run(args, input) : await runHere(args)
  expect(stdout).toContain(out)
  expect(stderr).toContain(err)
  expect(status).toBe(code)
  if (file) expect(readFileSync(join(folder, file), 'utf8')).toContain(text)
})

test('the requests of an assistant are answered, even wrong ones', () => {
  const requests = session.map(([method, params], id) => JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  const { stdout } = run(['--mcp'], `${requests.join('\n')}\n`)
  const answers = stdout.trim().split('\n')
  expect(answers).toHaveLength(session.length)
  session.forEach(([, , part], id) => {
    expect(answers.find((line) => line.includes(`"id":${id}}`) || line.includes(`"id":${id},`))).toContain(part)
  })
})

test('the program is one file without dependencies', async () => {
  const text = await packed
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES)
  expect(text).not.toMatch(/^import .* from '(?!node:)/m)
})
