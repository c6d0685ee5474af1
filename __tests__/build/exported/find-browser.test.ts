import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, findBrowser } from '@/build/exported/find-browser'
import { workIn } from '../../work-in'

jest.mock('playwright', () => ({ chromium: { executablePath: () => '/nowhere/chromium' } }))

const folder = workIn({ 'bin/README': '', 'node_modules/.bin/README': '' })
const BROWSER = join(folder, 'bin/chromium')
const environment = process.env

/** Installs a program that runs lines of shell. */
function program(path: string, ...lines: string[]): void {
  writeFileSync(join(folder, path), ['#!/bin/sh', ...lines].join('\n'))
  chmodSync(join(folder, path), 0o755)
}

const DOWNLOAD = 'node_modules/.bin/playwright'
const PACKAGES = 'bin/apt-get'
const FAILS = 'exit 1'
const INSTALLS = `: > ${BROWSER}`

/** What was printed, in order. */
let printed: string[]

beforeEach(() => {
  printed = []
  const note = (text: unknown) => printed.push(String(text)) > 0
  jest.spyOn(console, 'log').mockImplementation(note)
  jest.spyOn(console, 'error').mockImplementation(note)
  jest.spyOn(process, 'getuid').mockReturnValue(0)
  process.env = { ...environment, PATH: join(folder, 'bin'), CHROMIUM: undefined }
  rmSync(BROWSER, { force: true })
})

afterEach(() => {
  process.env = environment
  jest.restoreAllMocks()
})

test('an installed browser is used, and nothing is installed', () => {
  program('bin/chromium')
  expect([ensureBrowser(), findBrowser(), printed]).toEqual([true, BROWSER, []])
})

test('a download is announced', () => {
  program(DOWNLOAD, INSTALLS)
  expect(ensureBrowser()).toBe(true)
  expect(printed).toEqual([expect.stringContaining('Downloading')])
})

test('the package manager is the last resort, and announced as that', () => {
  program(DOWNLOAD, FAILS)
  program(PACKAGES, 'case "$*" in *install*)', INSTALLS, ';; esac')
  expect(ensureBrowser()).toBe(true)
  expect(printed).toEqual([expect.stringContaining('Downloading'), expect.stringContaining('last resort')])
})

test('without root, no packages are installed', () => {
  jest.spyOn(process, 'getuid').mockReturnValue(1000)
  program(DOWNLOAD, FAILS)
  program(PACKAGES, INSTALLS)
  expect(ensureBrowser()).toBe(false)
  expect(printed.at(-1)).toContain('npx playwright install chromium')
  expect(printed.at(-1)).toContain('set CHROMIUM to its path')
})

test('without a network, the package manager is tried once', () => {
  program(DOWNLOAD, FAILS)
  program(PACKAGES, `echo "$*" >> ${join(folder, 'asked')}`, 'test "$1" = --version')
  expect(ensureBrowser()).toBe(false)
  expect(readFileSync(join(folder, 'asked'), 'utf8').match(/update|install/g)).toEqual(['update'])
})
