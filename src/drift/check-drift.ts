import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { HISTORY_FILE } from '@/content/references'
import { applyEdits } from '@/lib/finding'
import { describeError } from '@/lib/node/command'
import { contentRoot } from '@/site/content-root'
import { compare } from './compare'
import { type Drift, driftAt, type References, readReferenceFiles } from './drift'
import { readHistory } from './history'
import { readSource, readTags, type Source, type ToolModule, toolModules } from './read-source'

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const

function messageOf({ change, what, plugin, name, locale, reference, tool }: Drift): string {
  const subject = `${plugin}: ${what} ${name}`
  if (change === 'removed') return `${subject} is no longer in the tool`
  if (change === 'renamed') return `${subject} was renamed to ${tool}`
  if (change === 'added') return `${subject} is new${tool ? `: "${tool}"` : ''}`
  return `${subject}${locale ? ` in ${locale}` : ''} was "${reference}", ${tool === undefined ? 'has none' : `is "${tool}"`}`
}

/** What to do about a difference: without an edit, pages may depend on it. */
const advice = ({ edit }: Drift, isWritten: boolean) =>
  edit ? (isWritten ? 'written' : '--write writes it') : 'write it in the reference and in its pages'

function summaryOf(source: Source, modules: readonly ToolModule[], drift: readonly Drift[]): string {
  const steps = modules.reduce((sum, module) => sum + module.steps.size, 0)
  const kinds = drift.map(({ what, change }) => `${what} ${change}`)
  const counts = [...new Set(kinds)].map((kind) => `${kind} ${kinds.filter((other) => other === kind).length}`)
  const result =
    drift.length === 0 ? 'the references say the same' : `differences ${drift.length}: ${counts.join(', ')}`
  return `${source.name}: modules ${modules.length}, steps ${steps}; ${result}`
}

/** Applies the edits to the reference files, and records the commit that they come from. */
function write(root: string, { core, plugins }: References, drift: readonly Drift[], commit: string | undefined): void {
  const edits = drift.filter(({ edit }) => edit)
  if (commit && edits.length > 0)
    edits.push(driftAt(core, ['commit'], { change: 'changed', what: 'version', name: 'commit' }, commit))
  for (const { file, text } of [core, ...plugins]) {
    // Several differences may share one edit.
    const own = new Set(edits.flatMap(({ edit, file: target }) => (edit && target === file ? [edit] : [])))
    if (own.size > 0) writeFileSync(join(root, file), applyEdits(text, [...own]))
  }
}

/** Writes what the tool's tags tell: the versions that added steps and options, and how steps were worded. */
function writeHistory(root: string, references: References, source: string): number {
  const { drift, history } = readHistory(references, readTags(source))
  write(root, references, drift, undefined)
  writeFileSync(join(root, HISTORY_FILE), history)
  for (const { file, name, tool, edit, reference } of drift)
    console.log(`${file}  ${name} is ${tool}  (${edit ? 'written' : `the reference says ${reference}: decide`})`)
  console.log(HISTORY_FILE)
  return 0
}

/**
 * `npm run check:drift -- --source <path or URL> [--ref <branch, tag or commit>] [--write] [--write-since]`
 * @returns the exit code: 0 if the references agree with the tool, 1 if they do not, 2 if something cannot be read
 */
export function checkDrift(args: string[]): number {
  try {
    const { values } = parseArgs({ args, options: { source: TEXT, ref: TEXT, write: FLAG, 'write-since': FLAG } })
    const { source, ref, write: isWritten = false } = values
    if (!source) throw new Error('--source is missing  (name a folder, or the URL of a repository, of Wakamiti)')
    const root = contentRoot()
    const references = readReferenceFiles(root)
    if (values['write-since']) return writeHistory(root, references, source)
    const read = readSource(source, ref)
    const modules = toolModules(read)
    const drift = compare(references, modules)
    if (isWritten) write(root, references, drift, read.commit)
    const folder = relative(process.cwd(), root)
    for (const difference of drift) {
      const { file, line, column } = difference
      console.log(
        `${join(folder, file)}:${line}:${column}  ${messageOf(difference)}  (${advice(difference, isWritten)})`,
      )
    }
    console.log(summaryOf(read, modules, drift))
    return drift.length > 0 ? 1 : 0
  } catch (error) {
    console.error(describeError(error))
    return 2
  }
}

if (require.main === module) process.exitCode = checkDrift(process.argv.slice(2))
