import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { checkContent } from '@/content-lint/check-content'
import { damagedPictures } from '@/content-lint/files/check-pictures'
import type { ContentFiles } from '@/content-lint/files/file-names'
import { formatProblem, type Problem, sortProblems } from '@/content-lint/problem'
import { type Locale, type Localized, localize } from '@/i18n/locale'

/** A change that breaks a file of the good tree. */
export interface Change {
  /** Replacements of texts in the file. */
  replace?: Record<string, string>
  /** The whole text. */
  text?: string
  /** How often the text is repeated. */
  times?: number
  /** The bytes in hexadecimal. */
  bytes?: string
  encoding?: 'utf16le' | 'latin1'
  lineEnds?: string
  isGone?: boolean
}

/** A case of a catalogue: the changes, and every problem they cause. `…` matches any text. */
export interface Case {
  name: string
  change: Record<string, Change>
  problems: string[]
}

/**
 * A case as written in the file: `es` and `en` replace the only paragraph of the page _Getting started_ in that language; `both`
 * replaces it in both, and `*` in its problems stands for the language.
 */
interface WrittenCase extends Omit<Case, 'change'> {
  change?: Case['change']
  both?: string
  es?: string
  en?: string
}

/** One grey pixel. */
const PNG = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55' +
    '0000000a4944415478da6368000000820081da45083b0000000049454e44ae426082',
  'hex',
)

const read = <T>(file: string): T => parse(readFileSync(join(__dirname, file), 'utf8'), { maxAliasCount: 0 }) as T

const tree = read<Record<string, string>>('content-tree.yaml')

/** All trees share these bytes, so that unchanged files are parsed only once. */
const good: [string, Uint8Array][] = [
  ...Object.entries(tree).map(([file, text]): [string, Uint8Array] => [file, Buffer.from(text)]),
  ['images/shot.png', PNG],
]

/** A content tree without problems. */
export const goodContent = (): ContentFiles => new Map(good)

function replaced(file: string, text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((before, [old, next]) => {
    if (!before.includes(old)) throw new Error(`${file} does not contain ${old}`)
    return before.replace(old, () => next)
  }, text)
}

function changed(
  file: string,
  { replace = {}, text, times = 1, bytes, encoding, lineEnds = '\n' }: Change,
): Uint8Array {
  if (bytes !== undefined) return Buffer.from(bytes, 'hex')
  const next = (text ?? replaced(file, tree[file] ?? '', replace)).repeat(times)
  return Buffer.from(next.replaceAll('\n', lineEnds), encoding)
}

/** The good tree with changes. */
export function spoiledContent(changes: Record<string, Change>): ContentFiles {
  const files = goodContent()
  for (const [file, change] of Object.entries(changes)) {
    if (change.isGone) files.delete(file)
    else files.set(file, changed(file, change))
  }
  return files
}

const printed = (problems: Problem[], locale: Locale): string[] =>
  problems.map((problem) => formatProblem(problem, 'content', locale))

/** The problems of a content tree as printed, except for damaged pictures. */
export const problemsOf = (files: ContentFiles): string[] => printed(checkContent(files).problems, 'en')

/** All problems of a content tree as printed. */
export const allProblemsOf = async (files: ContentFiles): Promise<Localized<string[]>> => {
  const problems = sortProblems([...checkContent(files).problems, ...(await damagedPictures(files))])
  return localize((locale) => printed(problems, locale))
}

const inPlaceOf = (paragraph: string, file: string, text: string | undefined): Record<string, Change> =>
  text === undefined ? {} : { [`introduction/getting-started.${file}`]: { replace: { [paragraph]: text } } }

/** The cases in the catalogue of a check. */
export const casesOf = (check: string): Case[] =>
  read<WrittenCase[]>(`catalogue/${check}.yaml`).map(({ both, es = both, en = both, change, problems, ...row }) => ({
    ...row,
    problems: both ? ['en', 'es'].flatMap((locale) => problems.map((line) => line.replace('*', locale))) : problems,
    change: { ...inPlaceOf('Un párrafo.', 'es.md', es), ...inPlaceOf('A paragraph.', 'en.md', en), ...change },
  }))

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The problems of a case, for `toEqual`. */
export const expectedOf = ({ problems }: Case): unknown[] =>
  problems.map((problem) => expect.stringMatching(new RegExp(`^${problem.split('…').map(escaped).join('[\\s\\S]*')}$`)))
