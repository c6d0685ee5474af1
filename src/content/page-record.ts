import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Heading } from './site-page'

/** What stands below a heading or a card of an article, or before the first: lines of prose, and of what is only found. */
export interface ArticleSection {
  /** Empty for the introduction, as is its heading. */
  anchor: string
  heading: string
  /** The headings that it is below. */
  above: string
  text: string[]
  values: string[]
  /** The messages and flags that its tables explain, as they are written. */
  explained: string[]
}

/** A rendered page, with what is recorded of it at the time: nobody has to parse its HTML. */
export interface PageRecord {
  html: string
  headings: Heading[]
  sections: ArticleSection[]
  /** The files of the project that it offers: path, text. */
  files: [path: string, text: string][]
}

/** Pages that were rendered before, by their files. */
const FOLDER = '.generated/pages'

const pathOf = (file: string): string => join(FOLDER, `${file}.json`)

const readKept = (file: string) => JSON.parse(readFileSync(pathOf(file), 'utf8')) as PageRecord & { madeOf: string }

/**
 * The record of a page that was rendered last.
 * @throws when it was never rendered
 */
export const recordOf = (file: string): PageRecord => readKept(file)

const hashOf = (text: string, code: string): string => createHash('sha256').update(code).update(text).digest('hex')

/**
 * The record of a page, if the same text was rendered with the same code before.
 * @param file its path inside the content folder
 * @param text all of the file
 * @param code a hash of everything else that articles are made of: code, references, drawings
 */
export function keptRecord(file: string, text: string, code: string): PageRecord | undefined {
  const kept = existsSync(pathOf(file)) ? readKept(file) : undefined
  return kept?.madeOf === hashOf(text, code) ? kept : undefined
}

/** Keeps the record of a page for {@link keptRecord}. */
export function keepRecord(file: string, text: string, code: string, record: PageRecord): void {
  mkdirSync(dirname(pathOf(file)), { recursive: true })
  writeFileSync(pathOf(file), JSON.stringify({ madeOf: hashOf(text, code), ...record }))
}
