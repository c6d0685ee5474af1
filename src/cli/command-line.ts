import { parseArgs } from 'node:util'
import { USAGE_FORMATS, type UsageFormat } from '@/gherkin/project/usage-formats'
import { CLI_STRINGS } from '@/i18n/cli-strings'
import { LOCALES, type Locale, STEP_LANGUAGES, type StepLanguage, writerLocale } from '@/i18n/locale'
import type { StepChanges } from '@/steps/catalogue'
import { FORMATS, type ReportFormat } from './report-formats'

const OPTIONS = {
  format: { type: 'string' },
  fix: { type: 'boolean' },
  translate: { type: 'string' },
  stats: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  stdin: { type: 'boolean' },
  quiet: { type: 'boolean' },
  lang: { type: 'string' },
  mcp: { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

export interface CommandLine {
  mode: (typeof MODES)[number] | 'check' | 'version' | 'help'
  paths: string[]
  format: ReportFormat | UsageFormat
  /** The chosen language of findings; by default, that of each feature. */
  lang: Locale | undefined
  /** The language of everything else: the chosen one, or that of the system. */
  locale: Locale
  to: StepLanguage | undefined
  /** Releases of the tool, to report only what changes between them. */
  range: Pick<StepChanges, 'from' | 'to'> | undefined
  isStdin: boolean
  isQuiet: boolean
}

/** Modes that exclude each other; help and version override all of them. */
const MODES = ['mcp', 'stats', 'translate', 'fix'] as const

/**
 * Reads the arguments of a command. @example readCommandLine(['--fix', 'features'], {}, []).mode // => 'fix'
 * @param releases of the tool, the oldest first
 * @throws what is wrong, in the language of the system
 */
export function readCommandLine(
  args: readonly string[],
  environment: NodeJS.Dict<string>,
  releases: readonly string[],
): CommandLine {
  const system = writerLocale(undefined, environment)
  const { values, positionals } = parse(args, system)
  const known = <T extends string>(option: keyof typeof OPTIONS, all: readonly T[]): T | undefined => {
    const value = values[option]
    const found = all.find((allowed) => allowed === value)
    if (value !== undefined && !found) throw refusal(CLI_STRINGS[system].unknownValue(option, all.join(', ')), system)
    return found
  }
  const [mode, other] = MODES.filter((name) => values[name])
  if (mode && other) throw refusal(CLI_STRINGS[system].together(mode, other), system)
  const lang = known('lang', LOCALES)
  const [from, to = releases.at(-1)] = [known('from', releases), known('to', releases)]
  if (from && mode && mode !== 'fix') throw refusal(CLI_STRINGS[system].together(mode, 'from'), system)
  if (values.to && !from) throw refusal(CLI_STRINGS[system].unknownValue('from', releases.join(', ')), system)
  return {
    mode: values.help ? 'help' : values.version ? 'version' : (mode ?? 'check'),
    paths: positionals.length > 0 ? positionals : ['.'],
    format: known<ReportFormat | UsageFormat>('format', mode === 'stats' ? USAGE_FORMATS : FORMATS) ?? 'text',
    lang,
    locale: lang ?? system,
    to: known('translate', STEP_LANGUAGES),
    range: from && to ? { from, to } : undefined,
    isStdin: values.stdin ?? false,
    isQuiet: values.quiet ?? false,
  }
}

const refusal = (reason: string, locale: Locale) => new Error(CLI_STRINGS[locale].usage(reason))

function parse(args: readonly string[], locale: Locale) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error), locale)
  }
}
