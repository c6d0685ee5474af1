import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The folder of the sources. */
export const SRC = join(__dirname, '../src')

/** One file of the sources. */
export interface Source {
  /** Path inside `src`: `lib/path.ts`. */
  file: string
  /** The folder it stands in: `lib`. */
  module: string
  text: string
}

/** One import of a file. */
export interface Import {
  /** As it is written: `@/lib/path`, `./path`, `react`. */
  from: string
  /** Path inside `src` without extension; undefined for packages. */
  target?: string
  /** The names it brings; none for an import of side effects, or one that is made while the page runs. */
  names: string[]
  isType: boolean
}

const paths = readdirSync(SRC, { recursive: true }) as string[]

/** Every TypeScript file of the sources. */
export const SOURCES: Source[] = paths
  .filter((path) => /\.tsx?$/.test(path))
  .sort()
  .map((file) => ({ file, module: file.split('/')[0] ?? '', text: readFileSync(join(SRC, file), 'utf8') }))

/** Every folder at the top of the sources. */
export const FOLDERS = readdirSync(SRC).filter((name) => statSync(join(SRC, name)).isDirectory())

/** The text of a file without its comments; line breaks are kept. */
export const withoutComments = (text: string): string =>
  text
    .replace(/(?<=^|[\s{(])\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(?<=^|\s)\/\/.*$/gm, '')

function targetOf(file: string, from: string): string | undefined {
  if (from.startsWith('@/')) return from.slice(2)
  return from.startsWith('.') ? relative(SRC, join(SRC, dirname(file), from)) : undefined
}

const namesOf = (clause: string): string[] =>
  clause
    .replace(/[{}]/g, ',')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/).at(-1) ?? '')

const STATIC = /^(?:import|export)\s+(type\s)?(?:([^'";=]*?)\sfrom\s+)?'([^']+)'/gm
const DYNAMIC = /\b(?:import|require)\('([^']+)'\)/g

/** All imports of a file, those made while it runs included. */
export function importsOf({ file, text }: Source): Import[] {
  const code = withoutComments(text)
  const fixed = [...code.matchAll(STATIC)].map(([statement, type, clause = '', from = '']) => {
    const names = statement.startsWith('export') ? ['*'] : namesOf(clause)
    const isType = type !== undefined || (clause.trim() !== '' && names.length === 0)
    return { from, target: targetOf(file, from), names, isType }
  })
  const late = [...code.matchAll(DYNAMIC)].map(([, from = '']) => ({
    from,
    target: targetOf(file, from),
    names: [],
    isType: false,
  }))
  return [...fixed, ...late]
}

/** The file that an import leads to. */
export const sourceAt = (target: string): Source | undefined =>
  SOURCES.find(({ file }) => [`${target}.ts`, `${target}.tsx`].includes(file))
