import { Composer, type Document, type LineCounter, Parser, YAMLParseError } from 'yaml'

/** Deeper nesting is unreadable, and much deeper nesting can crash a parser and the process. */
const MAX_DEPTH = 200

export class DeepYamlError extends RangeError {
  constructor(readonly offset: number) {
    super('nested too deep')
  }
}

class ShallowParser extends Parser {
  override *next(lexeme: string) {
    const { offset } = this
    yield* super.next(lexeme)
    if (this.stack.length > MAX_DEPTH + 1) throw new DeepYamlError(offset)
  }
}

/** The package's own message. */
const SEVERAL = 'Source contains multiple documents; please use YAML.parseAllDocuments()'

type Options = ConstructorParameters<typeof Composer>[0] & { lineCounter: LineCounter }

/**
 * Parses as `parseDocument` does, but limits the depth of nesting first: composing is recursive, and a stack overflow inside a
 * regular expression aborts the process. Reading tokens is not recursive.
 */
export function parseYaml(text: string, options: Options): Document.Parsed {
  const tokens = new ShallowParser(options.lineCounter.addNewLine).parse(text)
  const [document, second] = new Composer(options).compose(tokens, true, text.length) as Iterable<Document.Parsed>
  if (!document) throw new Error('A text has a document, even when it is empty')
  if (second) document.errors.push(new YAMLParseError([second.range[0], second.range[1]], 'MULTIPLE_DOCS', SEVERAL))
  return document
}
