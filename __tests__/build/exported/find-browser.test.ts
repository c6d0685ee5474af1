/** @jest-environment node */
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, findBrowser } from '@/build/exported/find-browser'
import { workIn } from '../../work-in'

jest.mock('playwright', () => ({ chromium: { executablePath: () => '/nowhere/chromium' } }))

const folder = workIn({ 'bin/README': '', 'node_modules/.bin/README': '' })
const BROWSER = join(folder, 'bin/chromium')
const environment = process.env

/** Puts a program there that runs lines of shell. */
function program(path: string, ...lines: string[]): void {
  writeFileSync(join(folder, path), ['#!/bin/sh', ...lines].join('\n'))
  chmodSync(join(folder, path), 0o755)
}

const DOWNLOAD = 'node_modules/.bin/playwright'
const PACKAGES = 'bin/apt-get'
const FAILS = 'exit 1'
const INSTALLS = `: > ${BROWSER}`

/** What was printed, in order, by us and by what we ran. */
let printed: string[]

beforeEach(() => {
  printed = []
  const note = (text: unknown) => printed.push(String(text).trim()) > 0
  jest.spyOn(console, 'log').mockImplementation(note)
  jest.spyOn(console, 'error').mockImplementation(note)
  jest.spyOn(process.stdout, 'write').mockImplementation(note)
  jest.spyOn(process.stderr, 'write').mockImplementation(note)
  jest.spyOn(process, 'getuid').mockReturnValue(0)
  process.env = { ...environment, PATH: join(folder, 'bin'), CHROMIUM: undefined }
  rmSync(BROWSER, { force: true })
})

afterEach(() => {
  process.env = environment
  jest.restoreAllMocks()
})

test('a browser that is there is used, and nothing is installed', async () => {
  program('bin/chromium')
  program(DOWNLOAD, 'echo downloading')
  expect(await ensureBrowser()).toBe(true)
  expect([findBrowser(), printed]).toEqual([BROWSER, []])
})

test('a download is announced before it begins, and what it prints is shown', async () => {
  program(DOWNLOAD, 'echo 10 %', INSTALLS)
  expect(await ensureBrowser()).toBe(true)
  expect(printed).toEqual([expect.stringContaining('Downloading'), '10 %'])
})

test('the package manager is the last resort, and announced as that', async () => {
  program(DOWNLOAD, FAILS)
  program(PACKAGES, 'if [ "$1" = install ]; then', INSTALLS, 'fi')
  expect(await ensureBrowser()).toBe(true)
  expect(printed).toEqual([expect.stringContaining('Downloading'), expect.stringContaining('last resort')])
})

test('who is not root gets no packages', async () => {
  jest.spyOn(process, 'getuid').mockReturnValue(1000)
  program(DOWNLOAD, FAILS)
  program(PACKAGES, INSTALLS)
  expect(await ensureBrowser()).toBe(false)
  expect(printed.at(-1)).toContain('npx playwright install chromium')
  expect(printed.at(-1)).toContain('set CHROMIUM to its path')
})

test('a package manager without network is asked once', async () => {
  program(DOWNLOAD, FAILS)
  program(PACKAGES, 'echo "$1"', 'test "$1" = --version')
  expect(await ensureBrowser()).toBe(false)
  expect(printed.slice(-2)).toEqual(['update', expect.stringContaining('npx playwright install chromium')])
})

test('a download that nothing comes of is given up', async () => {
  jest.spyOn(process, 'getuid').mockReturnValue(1000)
  program(DOWNLOAD, 'exec /bin/sleep 60')
  expect(await ensureBrowser(50)).toBe(false)
  expect(printed).toEqual([
    expect.stringContaining('Downloading'),
    'Nothing has come for 0.05 s: given up',
    expect.stringContaining('No Chromium could be found'),
  ])
})
