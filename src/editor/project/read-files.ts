import { readSource } from '@/gherkin/parse/feature-source'
import type { FoundFile } from './found-files'
import type { NamedText } from './project'

interface Accepted {
  accepts: (path: string) => boolean
  /** The largest text of a file, in characters, and why a larger one is refused. */
  limitsOf: (path: string) => {
    size: number
    tooLong: (length: number) => string
    refusalOf: (text: string) => string | undefined
  }
  unreadable: string
}

interface ReadFiles {
  texts: NamedText[]
  /** Why files were refused, each with its name. */
  refusals: string[]
  /** The number of files of other kinds. */
  passedOver: number
}

/** A character takes four bytes at most: a file with more than that for each allowed character is not even read. */
const BYTES_PER_CHARACTER = 4

async function readFile({ path, file }: FoundFile, { limitsOf, unreadable }: Accepted): Promise<NamedText | string> {
  const limits = limitsOf(path)
  if (file.size > limits.size * BYTES_PER_CHARACTER) return limits.tooLong(file.size)
  try {
    // The text() of a file would be without its byte order mark.
    const source = readSource(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()))
    const refusal =
      source.text.length > limits.size ? limits.tooLong(source.text.length) : limits.refusalOf(source.text)
    return refusal ?? { ...source, path, saved: source.text }
  } catch (error) {
    console.error(error)
    return unreadable
  }
}

export async function readFiles(found: readonly FoundFile[], accepted: Accepted): Promise<ReadFiles> {
  const wanted = found.filter(({ path }) => accepted.accepts(path))
  const read = await Promise.all(
    wanted.map(async (one) => ({ path: one.path, content: await readFile(one, accepted) })),
  )
  return {
    texts: read.flatMap(({ content }) => (typeof content === 'string' ? [] : [content])),
    refusals: read.flatMap(({ path, content }) => (typeof content === 'string' ? [`${path}: ${content}`] : [])),
    passedOver: found.length - wanted.length,
  }
}
