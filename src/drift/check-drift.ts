import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { HISTORY_FILE } from '@/content/references'
import { applyEdits } from '@/lib/finding'
import { faultOf } from '@/lib/node/fault-of'
import { contentRoot } from '@/site/content-root'
import { compare, type References } from './compare'
import { type Drift, driftAt, readReferenceFiles } from './drift'
import { readHistory } from './history'
import { readSource, readTags, SourceError } from './read-source'
import { FORMATS } from './report'
import { toolModules } from './tool-modules'

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const
const OPTIONS = { source: TEXT, ref: TEXT, format: TEXT, write: FLAG, 'write-since': FLAG } as const

/** Brings the references up to date, as far as no prose depends on it; everything else in the files stays as it is. */
function write(root: string, { core, plugins }: References, drift: readonly Drift[], commit: string | undefined): void {
  const edits = drift.filter(({ edit }) => edit)
  if (commit && edits.length > 0)
    edits.push(driftAt(core, ['commit'], { change: 'changed', what: 'version', name: 'commit' }, commit))
  for (const { file, text } of [core, ...plugins]) {
    // One edit may be for several differences.
    const own = new Set(edits.flatMap((each) => (each.edit && each.file === file ? [each.edit] : [])))
    if (own.size > 0) writeFileSync(join(root, file), applyEdits(text, [...own]))
  }
}

/** Writes what the tool's tags say: the versions that brought steps and options, and what steps were before. */
function writeHistory(root: string, references: References, source: string, print: (text: string) => void): number {
  const { drift, history } = readHistory(references, readTags(source))
  write(root, references, drift, undefined)
  writeFileSync(join(root, HISTORY_FILE), history)
  const said = ({ edit, reference }: Drift) => (edit ? 'written' : `the reference says ${reference}: decide`)
  print(
    [...drift.map((each) => `${each.file}  ${each.name} is ${each.tool}  (${said(each)})`), HISTORY_FILE].join('\n'),
  )
  return 0
}

/**
 * `npm run check:drift -- --source <path or URL> [--ref <branch, tag or commit>] [--format text|json|github] [--write] [--write-since]`
 * @returns the exit code: 0 when the references say what the tool does, 1 when they do not, 2 when something cannot be read
 */
export function checkDrift(args: string[], print: (text: string) => void = console.log): number {
  try {
    const { values } = parseArgs({ args, options: OPTIONS })
    const { source, ref, format = 'text', write: isWritten = false } = values
    const report = FORMATS[format]
    if (!source) throw new SourceError('--source is missing  (name a folder, or the URL of a repository, of Wakamiti)')
    if (!report) throw new SourceError(`--format ${format} is unknown  (write ${Object.keys(FORMATS).join(', ')})`)
    const root = contentRoot()
    const references = readReferenceFiles(root)
    if (values['write-since']) return writeHistory(root, references, source, print)
    const read = readSource(source, ref)
    const modules = toolModules(read)
    const drift = compare(references, modules)
    if (isWritten) write(root, references, drift, read.commit)
    const shown = drift.map((each) => ({ ...each, file: join(relative(process.cwd(), root), each.file) }))
    print(report({ source: read, modules, drift: shown, isWritten }).join('\n'))
    return drift.length > 0 ? 1 : 0
  } catch (error) {
    console.error(faultOf(error))
    return 2
  }
}

if (require.main === module) process.exitCode = checkDrift(process.argv.slice(2))
