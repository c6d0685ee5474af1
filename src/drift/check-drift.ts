import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { applyEdits } from '@/lib/finding'
import { faultOf } from '@/lib/node/fault-of'
import { contentRoot } from '@/site/content-root'
import { compare, type References } from './compare'
import { type Drift, driftAt, readReferenceFiles } from './drift'
import { readSource, SourceError } from './read-source'
import { FORMATS } from './report'
import { toolModules } from './tool-modules'

const TEXT = { type: 'string' } as const
const OPTIONS = { source: TEXT, ref: TEXT, format: TEXT, write: { type: 'boolean' } } as const

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

/**
 * `npm run check:drift -- --source <path or URL> [--ref <branch, tag or commit>] [--format text|json|github] [--write]`
 * @returns the exit code: 0 when the references say what the tool does, 1 when they do not, 2 when something cannot be read
 */
export function checkDrift(args: string[], print: (text: string) => void = console.log): number {
  try {
    const { source, ref, format = 'text', write: isWritten = false } = parseArgs({ args, options: OPTIONS }).values
    const report = FORMATS[format]
    if (!source) throw new SourceError('--source is missing  (name a folder, or the URL of a repository, of Wakamiti)')
    if (!report) throw new SourceError(`--format ${format} is unknown  (write ${Object.keys(FORMATS).join(', ')})`)
    const root = contentRoot()
    const references = readReferenceFiles(root)
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
