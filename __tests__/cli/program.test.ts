/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { bundleProgram, checkerData } from '@/build/emit/emit-checker'

interface Case {
  name: string
  args: string[]
  input?: string
  code: number
  /** Parts of what is printed, and of a file afterwards. */
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

/** GitHub takes what is larger, and nobody downloads it twice. */
const MOST_BYTES = 400 * 1024

let program: string
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wakamiti-suite-'))
  program = join(folder, 'wakamiti-check.mjs')
  writeFileSync(program, await bundleProgram(checkerData()))
})

beforeEach(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
})

const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'en_US.UTF-8' },
  })

test.each(cases)('$name', ({ args, input, code, out = '', err = '', file, text = '' }) => {
  const { status, stdout, stderr } = run(args, input)
  expect(stdout).toContain(out)
  expect(stderr).toContain(err)
  expect(status).toBe(code)
  if (file) expect(readFileSync(join(folder, file), 'utf8')).toContain(text)
})

test('a session of an assistant is answered, also where it is wrong', () => {
  const requests = session.map(([method, params], id) => JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  const { stdout } = run(['--mcp'], `${requests.join('\n')}\n`)
  const answers = stdout.trim().split('\n')
  expect(answers).toHaveLength(session.length)
  session.forEach(([, , part], id) => {
    expect(answers.find((line) => line.includes(`"id":${id}}`) || line.includes(`"id":${id},`))).toContain(part)
  })
})

test('the program is one file that needs nothing beside it', () => {
  const text = readFileSync(program, 'utf8')
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES)
  expect(text).not.toMatch(/^import .* from '(?!node:)/m)
})
