import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util'
import { writeFile } from '@/build/exported/files'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { escaped } from '@/lib/text'
import type { ProjectPart } from '@/markdown/fence'
import type { StepMatcher } from '@/steps/expression/step-expression'
import { stripKeyword } from '@/steps/feature-line'
import type { ProjectFixture } from './fixture'
import { capture, type Stop, startProgram } from './shell'
import { CACHE, type Tool, withLocalRepository } from './tool'

interface ProjectSettings extends Partial<Pick<ProjectFixture, 'changes' | 'isFresh'>> {
  tool: Tool
  locale: Locale
  /** Finds the step of a sentence, to locate the line of a feature that the page changes. */
  match: StepMatcher
}

/** Removes what varies between runs: colours, times, sizes, identifiers, and rulers, whose length depends on those. */
const comparableLines = (output: string): string[] =>
  stripVTControlCharacters(output)
    .replace(/\(\d+\.\d+\)|elapsed: \d+\.\d+ s|\[ *\d+ Kb\]|\[#\w{6}\]/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line && !/^[-=]+$/.test(line))

/** Whether a printed line matches one of the page, where `…` stands for any text. */
const matchesLine = (line: string, printed: string): boolean =>
  new RegExp(`^${line.split('…').map(escaped).join('.*')}$`).test(printed)

/** The first line of the output on a page that a command did not print, or not in that order. */
function missingLine(shown: string, printed: string): string | undefined {
  const lines = comparableLines(printed)
  let from = 0
  return comparableLines(shown).find((line) => {
    const at = line === '…' ? from - 1 : lines.findIndex((other, index) => index >= from && matchesLine(line, other))
    from = at + 1
    return at < 0 && line !== '…'
  })
}

/** The lines that a diff removes and adds. */
function changeIn(diff: string): { from: string; to: string } {
  const linesOf = (sign: string) =>
    diff.split('\n').flatMap((line) => (line.startsWith(sign) ? [line.slice(1).trim()] : []))
  return { from: linesOf('-').join('\n'), to: linesOf('+').join('\n') }
}

/** Carries out a project in a folder, as its readers would. */
class ProjectRun {
  private readonly problems: { line: number; message: string }[] = []
  private readonly background: { stop: Stop; command: string }[] = []
  private readonly files = new Map<string, string>()
  private last = { command: '', output: '', status: null as number | null }
  private change: ProjectPart | undefined
  private outputs = 0
  /** The lines of the parts that were written, run or compared. */
  private readonly doneLines = new Set<number>()

  constructor(
    private readonly folder: string,
    private readonly settings: ProjectSettings,
  ) {}

  async run(parts: readonly ProjectPart[]) {
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(join(this.folder, '.bin'), { recursive: true })
    const { home, repository } = this.settings.tool
    this.addProgram('wakamiti', `bash '${join(home, 'wakamiti')}'`)
    this.addProgram('mvn', `mvn -B -ntp -s '${join(CACHE, 'settings.xml')}' '-Dmaven.repo.local=${repository}'`)
    try {
      for (const part of parts) await this.runPart(part)
    } finally {
      for (const { stop } of this.background) await stop()
    }
    return { problems: this.problems, doneLines: this.doneLines }
  }

  /** Adds a program that takes precedence over those of the machine. */
  private addProgram(name: string, command: string): void {
    const text = `#!/bin/bash\nPATH="\${PATH#*:}" exec ${command} "$@"\n`
    writeFileSync(join(this.folder, '.bin', name), text, { mode: 0o755 })
  }

  private async runPart(part: ProjectPart): Promise<void> {
    // Text before the first command is not its output.
    if (part.kind !== 'output' || this.last.command) this.doneLines.add(part.line)
    // A change belongs to the next output, unless a file or a command comes first.
    if (part.kind === 'file' || part.kind === 'command') this.change = undefined
    if (part.kind === 'file') this.write(part.path, part.text)
    if (part.kind === 'command') await this.command(part.text, part.line)
    if (part.kind === 'change') this.change = part
    if (part.kind === 'diff') await this.applyDiff(part.text)
    if (part.kind === 'output') await this.compare(part.text, part.line)
    if (part.kind === 'exit') this.compareExitCode(part.text, part.line)
    if (part.kind === 'answer') await this.compareAnswer(part.url, part.text, part.line)
  }

  private write(path: string, text: string): void {
    this.files.set(path, text)
    writeFile(join(this.folder, path), withLocalRepository(text, this.settings.tool))
  }

  private env() {
    const { tool, isFresh } = this.settings
    const data: Record<string, string> = isFresh ? { XDG_DATA_HOME: join(this.folder, '.data') } : {}
    return { ...tool.env, ...data, PATH: `${join(this.folder, '.bin')}:${process.env.PATH}` }
  }

  private async command(text: string, line: number): Promise<void> {
    if (text.trimEnd().endsWith('&')) return this.start(text)
    const { output, status } = await capture('bash', ['-c', text], this.folder, this.env())
    this.last = { command: text, output, status }
    if (/command not found|No such file|Permission denied/.test(output))
      this.problems.push({ line, message: output.trim() })
  }

  private async start(command: string): Promise<void> {
    if (this.background.some((running) => running.command === command)) return
    const [, port = '0'] = /localhost:(\d+)/.exec([...this.files.values()].join('\n')) ?? []
    const shell = ['bash', '-c', command.replace(/&\s*$/, '')]
    const stop = await startProgram(shell, Number(port), { cwd: this.folder, env: this.env() })
    this.background.push({ stop, command })
  }

  /** Compares output on the page with that of the last command, which runs again if the page has changed something. */
  private async compare(text: string, line: number): Promise<void> {
    if (!this.last.command) return
    this.outputs += 1
    if (this.change) await this.runChanged(this.change)
    const change = this.settings.changes?.find(({ output }) => output === this.outputs)
    if (change) await this.runWith((content) => content.replaceAll(change.from, change.to), line)
    const missing = missingLine(withLocalRepository(text, this.settings.tool), this.last.output)
    if (missing) this.problems.push({ line, message: `\`${this.last.command}\` does not print: ${missing}` })
  }

  private compareExitCode(code: string, line: number): void {
    const { command, status } = this.last
    if (command && status !== Number(code))
      this.problems.push({ line, message: `\`${command}\` ends with exit code ${status}, not ${code}` })
  }

  private async compareAnswer(url: string, expected: string, line: number): Promise<void> {
    const answer: unknown = await fetch(url)
      .then((response) => response.json())
      .catch(String)
    if (!isDeepStrictEqual(answer, JSON.parse(expected)))
      this.problems.push({ line, message: `${url} answers ${JSON.stringify(answer)}` })
  }

  private stepIdOf(line: string): string | undefined {
    const locale = stepLanguageOf(this.settings.locale)
    const { keyword, text } = stripKeyword(line, locale)
    return keyword === null ? undefined : this.settings.match(text, locale)[0]?.step.id
  }

  /** Runs the last command with changed files, then restores them. */
  private async runWith(change: (text: string, path: string) => string, line: number): Promise<void> {
    const originals = new Map(this.files)
    for (const [path, text] of originals) this.write(path, change(text, path))
    await this.command(this.last.command, line)
    for (const [path, text] of originals) this.write(path, text)
  }

  /** Runs the last command after replacing the first line of a feature that has the same step as the change. */
  private async runChanged({ text: sentence, line }: ProjectPart): Promise<void> {
    this.change = undefined
    const id = this.stepIdOf(sentence.trim())
    let isChanged = false
    await this.runWith((text, path) => {
      const lines = text.split('\n')
      const at = path.endsWith('.feature') ? lines.findIndex((other) => id && this.stepIdOf(other.trim()) === id) : -1
      if (at < 0 || isChanged) return text
      isChanged = true
      return lines.with(at, (/^\s*/.exec(lines[at] ?? '')?.[0] ?? '') + sentence.trim()).join('\n')
    }, line)
  }

  /** Applies a diff for good, restarts the background programs, and runs the last command again. */
  private async applyDiff(diff: string): Promise<void> {
    const { from, to } = changeIn(diff)
    const [path, text] = [...this.files].find(([, content]) => content.includes(from)) ?? []
    if (path === undefined || text === undefined) return
    this.write(path, text.replace(from, to))
    for (const { stop, command } of this.background.splice(0)) {
      await stop()
      await this.start(command)
    }
    await this.command(this.last.command, 0)
  }
}

/** Does what a page tells its readers to do. @returns differences from the page, and the lines done */
export const runProject = (parts: readonly ProjectPart[], folder: string, settings: ProjectSettings) =>
  new ProjectRun(folder, settings).run(parts)
