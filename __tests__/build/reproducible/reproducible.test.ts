/** @jest-environment node */
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** What a build reads, as files of its own. */
const COPIED = ['src', 'content', 'tsconfig.json', 'package.json', 'package-lock.json', 'next.config.js']
const CONFIGS = ['contentlayer.config.ts', 'postcss.config.js', 'tailwind.config.ts']
const PUBLIC = ['worker.js', 'favicon.svg', 'manifest.webmanifest', 'social.png']

/** Makes the parts of a build in a folder. @returns each file below `public/` with its bytes */
async function partsIn(folder: string, settings: Record<string, string>): Promise<Map<string, string>> {
  mkdirSync(join(folder, 'public'), { recursive: true })
  for (const name of [...COPIED, ...CONFIGS, ...PUBLIC.map((file) => join('public', file))])
    cpSync(name, join(folder, name), { recursive: true })
  cpSync(join(__dirname, 'make-parts.ts'), join(folder, 'make-parts.ts'))
  for (const name of ['node_modules', '.contentlayer'])
    if (existsSync(name)) symlinkSync(resolve(name), join(folder, name))
  return makeParts(folder, settings)
}

async function makeParts(folder: string, settings: Record<string, string>): Promise<Map<string, string>> {
  await promisify(execFile)('node_modules/.bin/tsx', ['make-parts.ts'], {
    cwd: folder,
    env: { ...process.env, ...settings },
  })
  const files = (readdirSync(join(folder, 'public'), { recursive: true }) as string[]).sort()
  return new Map(
    files
      .filter((file) => statSync(join(folder, 'public', file)).isFile())
      .map((file) => [file, readFileSync(join(folder, 'public', file), 'base64')]),
  )
}

let root = ''

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'wakamiti-')))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...one].filter(([file, bytes]) => other.get(file) !== bytes).map(([file]) => file)

test('the parts of a build are the same in another folder, time zone and language, and with what was kept of it', async () => {
  const [one, other] = await Promise.all([
    partsIn(join(root, 'a'), { TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' }),
    partsIn(join(root, 'z', 'another folder'), { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }),
  ])
  expect(one.size).toBeGreaterThan(20)
  expect([...other.keys()]).toEqual([...one.keys()])
  expect(differing(one, other)).toEqual([])
  expect(differing(one, await makeParts(join(root, 'a'), {}))).toEqual([])
})

test('every worker has a name of its own: webpack would make one from the folder of the project', () => {
  const sources = (readdirSync('src', { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .flatMap((text) => text.match(/new Worker\([^)]*/g) ?? [])
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((start) => !start.includes('webpackEntryOptions: { runtime: "'))).toEqual([])
})
