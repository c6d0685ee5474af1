import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PageExample } from '@/content-lint/page-examples'
import { contradiction, type ExamplePage } from './examples'
import { capture, run } from './shell'
import { jarOf } from './tool'

const GROOVY = 'org.apache.groovy:groovy:4.0.13'
const PARSER = 'src/verify/services/ParseCode.java'

/** Languages that are parsed with Java, because Node has no parser for them. */
const PARSED_IN_JAVA = ['java', 'groovy', 'xml', 'properties']

/** The syntax error in a shell command, if any. Windows shells have another grammar and are skipped. */
async function shellError({ text, tab = '' }: PageExample): Promise<string | undefined> {
  if (tab.startsWith('Windows')) return undefined
  const { status, output } = await capture('bash', ['-n', '-c', text], '.')
  return status === 0 ? undefined : output.trim()
}

type Fault = [line: number, reason: string]

async function faultsInJava(examples: readonly PageExample[], folder: string): Promise<Fault[]> {
  if (examples.length === 0) return []
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = examples.map(({ lang, text, line }) => {
    const file = `${line}.${lang}`
    writeFileSync(join(folder, file), `${text}\n`)
    return file
  })
  const output = await run('java', ['-cp', await jarOf(GROOVY), resolve(PARSER), ...files], folder)
  return Array.from(output.matchAll(/^(\d+).*?\t(.+)/gm), ([, line, reason = '']) => [Number(line), reason])
}

/** Finds syntax errors in fences that nothing else runs or checks. @returns contradictions of the page */
export async function parseCode(page: ExamplePage, folder: string): Promise<string[]> {
  const inJava = page.examples.filter(({ lang }) => PARSED_IN_JAVA.includes(lang))
  const faults = await faultsInJava(inJava, folder)
  for (const example of page.examples.filter(({ lang }) => lang === 'shell')) {
    const fault = await shellError(example)
    if (fault) faults.push([example.line, fault])
  }
  return faults.map((fault) => contradiction(page, ...fault))
}
