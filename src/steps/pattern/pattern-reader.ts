export class PatternError extends Error {
  override readonly name = 'PatternError'
}

export class PatternReader {
  private position = 0

  constructor(private readonly source: string) {}

  /** Whether anything is left. */
  get isAtEnd(): boolean {
    return this.position >= this.source.length
  }

  /** Whether the rest begins with a text. */
  sees(text: string): boolean {
    return this.source.startsWith(text, this.position)
  }

  /** Skips a text when it comes next. */
  take(text: string): boolean {
    const isNext = this.sees(text)
    if (isNext) this.position += text.length
    return isNext
  }

  /**
   * Skips what a sticky expression matches here.
   * @returns undefined, without moving, when it does not match
   */
  takeMatch(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.position
    const match = expression.exec(this.source)
    if (match) this.position += match[0].length
    return match ?? undefined
  }

  /** The next character, a surrogate pair as one. */
  next(): string {
    const code = this.source.codePointAt(this.position)
    if (code === undefined) return this.fail('the pattern ends too early')
    const character = String.fromCodePoint(code)
    this.position += character.length
    return character
  }

  /** @throws {PatternError} always */
  fail(reason: string): never {
    throw new PatternError(reason)
  }
}
