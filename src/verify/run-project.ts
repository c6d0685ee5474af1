import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Locale } from '@/i18n/locale'
import type { ProjectPart } from '@/markdown/page-project'
import { stripKeyword } from '@/steps/keywords'
import type { StepMatcher } from '@/steps/match-step'
import { type Background, capture, startProgram } from './shell'
import type { Tool } from './tool'

/** A difference between what a page shows and what its project does. */
export interface ProjectProblem {
  line: number
  message: string
}

const PORT = /localhost:(\d+)/

/** Lines as they are compared: without colours, times, identifiers and rulers, whose length depends on them. */
const comparable = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) =>
      line
        .replace(/\(\d+\.\d+\)/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line && !/^[-=]+$/.test(line))

/** The first line of a page's output that a command has not printed, in that order. */
function missingLine(shown: string, printed: string): string | undefined {
  const lines = comparable(printed)
  let from = 0
  return comparable(shown).find((line) => {
    const at = line === '…' ? from : lines.indexOf(line, from)
    from = at + 1
    return at < 0
  })
}

/** What became of a project. */
export interface ProjectResult {
  problems: ProjectProblem[]
  /** What its last command printed. */
  output: string
}

/** A project that is run in its folder, as its readers would. */
class ProjectRun {
  private readonly problems: ProjectProblem[] = []
  private readonly background: Background[] = []
  private readonly files = new Map<string, string>()
  private last = { command: '', output: '' }
  private change: ProjectPart | undefined

  constructor(
    private readonly folder: string,
    private readonly tool: Tool,
    private readonly locale: Locale,
    private readonly match: StepMatcher,
  ) {}

  async run(parts: readonly ProjectPart[]): Promise<ProjectResult> {
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(join(this.folder, '.bin'), { recursive: true })
    const command = `#!/bin/bash\nexec bash '${join(this.tool.home, 'wakamiti')}' "$@"\n`
    writeFileSync(join(this.folder, '.bin/wakamiti'), command, { mode: 0o755 })
    try {
      for (const part of parts) await this.take(part)
    } finally {
      for (const program of this.background) await program.stop()
    }
    return { problems: this.problems, output: this.last.output }
  }

  private async take(part: ProjectPart): Promise<void> {
    if (part.kind === 'file') this.write(part.path, part.text)
    if (part.kind === 'command') await this.command(part)
    if (part.kind === 'change') this.change = part
    if (part.kind === 'output') await this.compare(part)
  }

  private write(path: string, text: string): void {
    this.files.set(path, text)
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    writeFileSync(join(this.folder, path), text)
  }

  private env() {
    return { ...this.tool.env, PATH: `${join(this.folder, '.bin')}:${process.env.PATH}` }
  }

  private async command({ text, line }: ProjectPart): Promise<void> {
    if (text.trimEnd().endsWith('&')) return this.start(text)
    const { output } = await capture('bash', ['-c', text], this.folder, this.env())
    this.last = { command: text, output }
    if (/command not found|No such file|Permission denied/.test(output))
      this.problems.push({ line, message: output.trim() })
  }

  private async start(command: string): Promise<void> {
    const [, port = '0'] = PORT.exec([...this.files.values()].join('\n')) ?? []
    const program = ['bash', '-c', command.replace(/&\s*$/, '')]
    this.background.push(await startProgram(program, Number(port), { cwd: this.folder, env: this.env() }))
  }

  /** Compares what a page shows with what the last command printed; after a change, with another run of it. */
  private async compare({ text, line }: ProjectPart): Promise<void> {
    if (!this.last.command) return
    if (this.change) await this.runChanged(this.change)
    const missing = missingLine(text, this.last.output)
    if (missing) this.problems.push({ line, message: `\`${this.last.command}\` does not print: ${missing}` })
  }

  private idOf(line: string): string | undefined {
    const { keyword, text } = stripKeyword(line, this.locale)
    return keyword === null ? undefined : this.match(text, this.locale)[0]?.step.id
  }

  /** Runs the last command with a line changed, and changes it back. */
  private async runChanged(change: ProjectPart): Promise<void> {
    this.change = undefined
    const id = this.idOf(change.text.trim())
    for (const [path, text] of this.files) {
      const lines = text.split('\n')
      const at = path.endsWith('.feature') ? lines.findIndex((line) => id && this.idOf(line.trim()) === id) : -1
      if (at < 0) continue
      const indent = /^\s*/.exec(lines[at] ?? '')?.[0] ?? ''
      this.write(path, lines.with(at, indent + change.text.trim()).join('\n'))
      await this.command({ kind: 'command', text: this.last.command, line: change.line })
      this.write(path, text)
      return
    }
  }
}

/**
 * Does what a page tells its readers: writes its files, runs its commands, and compares what they print with what it shows.
 * Commands for Docker are left out; `wakamiti` is the launcher.
 * @param folder of the run
 * @param match finds the step of a sentence, to change a line of a feature where the page does
 * @returns what differs, and what was printed last
 */
export const runProject = (
  parts: readonly ProjectPart[],
  folder: string,
  tool: Tool,
  locale: Locale,
  match: StepMatcher,
): Promise<ProjectResult> => new ProjectRun(folder, tool, locale, match).run(parts)
