import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFile } from '@/build/exported/files'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import type { ProjectPart } from '@/markdown/fence'
import { stripKeyword } from '@/steps/keywords'
import type { StepMatcher } from '@/steps/match-step'
import { answerOf, changeIn, isSameJson, missingLine, onThisMachine } from './compare-output'
import type { ProjectFixture } from './fixture'
import { type Background, capture, startProgram } from './shell'
import { CACHE, type Tool } from './tool'

const PORT = /localhost:(\d+)/

interface ProjectSettings extends Partial<Pick<ProjectFixture, 'changes' | 'isFresh'>> {
  tool: Tool
  locale: Locale
  /** Finds the step of a sentence, to change a line of a feature where the page does. */
  match: StepMatcher
}

/** A project that is run in its folder, as its readers would. */
class ProjectRun {
  /** Where a page differs from what its project does. */
  private readonly problems: { line: number; message: string }[] = []
  private readonly background: { program: Background; command: string }[] = []
  private readonly files = new Map<string, string>()
  private last = { command: '', output: '', status: null as number | null }
  private change: ProjectPart | undefined
  private outputs = 0
  /** Lines of what was written, run or compared. */
  private readonly done = new Set<number>()

  constructor(
    private readonly folder: string,
    private readonly settings: ProjectSettings,
  ) {}

  async run(parts: readonly ProjectPart[]) {
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(join(this.folder, '.bin'), { recursive: true })
    const { home, repository } = this.settings.tool
    this.program('wakamiti', `bash '${join(home, 'wakamiti')}'`)
    this.program('mvn', `mvn -B -ntp -s '${join(CACHE, 'settings.xml')}' '-Dmaven.repo.local=${repository}'`)
    try {
      for (const part of parts) await this.take(part)
    } finally {
      for (const { program } of this.background) await program.stop()
    }
    return { problems: this.problems, output: this.last.output, done: this.done }
  }

  /** A program of the project, before those of the machine on the path. */
  private program(name: string, command: string): void {
    const text = `#!/bin/bash\nPATH="\${PATH#*:}" exec ${command} "$@"\n`
    writeFileSync(join(this.folder, '.bin', name), text, { mode: 0o755 })
  }

  private async take(part: ProjectPart): Promise<void> {
    // The text before the first command is no output.
    if (part.kind !== 'output' || this.last.command) this.done.add(part.line)
    // A change is for the next output, unless the page goes on without one.
    if (part.kind === 'file' || part.kind === 'command') this.change = undefined
    if (part.kind === 'file') this.write(part.path, part.text)
    if (part.kind === 'command') await this.command(part.text, part.line)
    if (part.kind === 'change') this.change = part
    if (part.kind === 'diff') await this.edit(part.text)
    if (part.kind === 'output') await this.compare(part.text, part.line)
    if (part.kind === 'exit') this.compareCode(part.text, part.line)
    if (part.kind === 'answer') await this.ask(part.url, part.text, part.line)
  }

  private write(path: string, text: string): void {
    this.files.set(path, text)
    writeFile(join(this.folder, path), onThisMachine(text, this.settings.tool))
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
    if (this.background.some((each) => each.command === command)) return
    const [, port = '0'] = PORT.exec([...this.files.values()].join('\n')) ?? []
    const program = ['bash', '-c', command.replace(/&\s*$/, '')]
    const started = await startProgram(program, Number(port), { cwd: this.folder, env: this.env() })
    this.background.push({ program: started, command })
  }

  /** Compares what a page shows with what the last command printed; after a change, with another run of it. */
  private async compare(text: string, line: number): Promise<void> {
    if (!this.last.command) return
    this.outputs += 1
    if (this.change) await this.runChanged(this.change)
    const [change] = (this.settings.changes ?? []).filter(({ output }) => output === this.outputs)
    if (change) await this.runWith((content) => content.replaceAll(change.from, change.to), line)
    const missing = missingLine(onThisMachine(text, this.settings.tool), this.last.output)
    if (missing) this.problems.push({ line, message: `\`${this.last.command}\` does not print: ${missing}` })
  }

  private compareCode(code: string, line: number): void {
    const { command, status } = this.last
    if (command && status !== Number(code))
      this.problems.push({ line, message: `\`${command}\` ends with exit code ${status}, not ${code}` })
  }

  private async ask(url: string, expected: string, line: number): Promise<void> {
    const answer = await answerOf(url)
    if (!isSameJson(answer, expected)) this.problems.push({ line, message: `${url} answers ${answer}` })
  }

  private idOf(line: string): string | undefined {
    const { match } = this.settings
    const locale = stepLanguageOf(this.settings.locale)
    const { keyword, text } = stripKeyword(line, locale)
    return keyword === null ? undefined : match(text, locale)[0]?.step.id
  }

  /** Runs the last command with files changed, and changes them back. */
  private async runWith(changed: (text: string, path: string) => string, line: number): Promise<void> {
    const before = new Map(this.files)
    for (const [path, text] of before) this.write(path, changed(text, path))
    await this.command(this.last.command, line)
    for (const [path, text] of before) this.write(path, text)
  }

  /** Runs the last command with a line of a feature changed. */
  private async runChanged({ text: sentence, line }: ProjectPart): Promise<void> {
    this.change = undefined
    const id = this.idOf(sentence.trim())
    let isChanged = false
    await this.runWith((text, path) => {
      const lines = text.split('\n')
      const at = path.endsWith('.feature') ? lines.findIndex((each) => id && this.idOf(each.trim()) === id) : -1
      if (at < 0 || isChanged) return text
      isChanged = true
      return lines.with(at, (/^\s*/.exec(lines[at] ?? '')?.[0] ?? '') + sentence.trim()).join('\n')
    }, line)
  }

  /** Changes lines of a file for good, restarts what runs in the background, and runs the last command once more. */
  private async edit(diff: string): Promise<void> {
    const { from, to } = changeIn(diff)
    const [path, text] = [...this.files].find(([, content]) => content.includes(from)) ?? []
    if (path === undefined || text === undefined) return
    this.write(path, text.replace(from, to))
    for (const { program, command } of this.background.splice(0)) {
      await program.stop()
      await this.start(command)
    }
    await this.command(this.last.command, 0)
  }
}

/** Does what a page tells its readers, but for Docker. @returns what differs from the page, and the last output */
export const runProject = (parts: readonly ProjectPart[], folder: string, settings: ProjectSettings) =>
  new ProjectRun(folder, settings).run(parts)
