import type { Finding, Severity, TextEdit, TextRange } from '@/lib/finding'
import type { CatalogueOption } from '../options/option'

/** What can be wrong with a configuration, each with what is needed to explain it. */
export interface FindingData {
  /** Not YAML; `error` is a code of the `yaml` package, or one of the checker's own. */
  yaml: { error: string }
  /** `firstLine` is where the key stands first, from 1. */
  'duplicate-key': { key: string; firstLine: number }
  /** The file is a list or a text instead of keys. */
  'no-keys': object
  'unknown-key': { key: string; near?: string }
  /** No space behind the colon, so that the value is a part of the key. */
  'missing-space': { key: string }
  /** Known, but not at this level: plugins stand under `wakamiti`. */
  'misplaced-key': { key: string; near: string }
  /** A key right under `wakamiti` that is no option: features may read it as `${key}`. */
  'own-key': { key: string }
  /** `option` is missing for a key that contains other keys; `isList` when a whole list is missing. */
  'wrong-value': { key: string; option?: CatalogueOption; isList?: boolean; near?: string }
  /** A word for a text that the tool reads as a boolean, because it has no quotes. */
  'unquoted-word': { key: string; word: string }
  /** An option that changes nothing. */
  'no-effect': { key: string; option: CatalogueOption }
  /** An option that is not read because of another one in the file. */
  ignored: { key: string; option: CatalogueOption }
  /** An option that does not work everywhere. */
  limited: { key: string; option: CatalogueOption }
  /** An option that is read, but not in this file. */
  'read-elsewhere': { key: string; option: CatalogueOption }
  /** Options of a plugin that `wakamiti.launcher.modules` does not load; `isListed` when there is such a list. */
  'missing-module': { plugin: string; coordinates: string; isListed: boolean }
  /** A required key of a plugin that is used; `canBeStep` when a step may set it instead. */
  'missing-key': { key: string; option: CatalogueOption; canBeStep: boolean }
  'too-large': { limit: SizeLimit }
  /** Lists and maps inside each other without end. */
  'too-deep': object
}

export type ConfigCode = keyof FindingData

/** Something wrong with a configuration; its offsets count in the text without a byte order mark. */
export type ConfigFinding = { [Code in ConfigCode]: Finding<Code> & FindingData[Code] }[ConfigCode]

/** Everything else is an error. */
const SEVERITIES: Partial<Record<ConfigCode, Severity>> = {
  'own-key': 'notice',
  limited: 'notice',
  'no-effect': 'warning',
  ignored: 'warning',
  'read-elsewhere': 'warning',
}

function severityOf(code: ConfigCode, data: FindingData[ConfigCode]): Severity {
  if ('isListed' in data) return data.isListed ? 'warning' : 'notice'
  if ('canBeStep' in data) return data.canBeStep ? 'warning' : 'error'
  return SEVERITIES[code] ?? 'error'
}

/**
 * A finding at a place of the text.
 * @param edit the change that corrects it, when there is one
 */
export const configFinding = <Code extends ConfigCode>(
  code: Code,
  { from, to }: TextRange,
  data: FindingData[Code],
  edit?: TextEdit,
): ConfigFinding =>
  ({
    code,
    severity: severityOf(code, data),
    from,
    to,
    fixes: edit ? [{ edits: [edit] }] : [],
    ...data,
  }) as ConfigFinding

/** What identifies a finding of a check; two at one place differ in their code, their key or their error. */
export function findingKey(finding: ConfigFinding): string {
  const { code, from, to } = finding
  const detail = 'key' in finding ? finding.key : 'error' in finding ? finding.error : ''
  return `${code} ${from}:${to} ${detail}`
}

export type SizeLimit = 'characters' | 'lines' | 'line-length'

/** What is checked at most: a configuration has some kilobytes, and a browser has to stay quick whatever is pasted. */
export const TEXT_LIMITS: Record<SizeLimit, number> = {
  characters: 100_000,
  lines: 3_000,
  'line-length': 5_000,
}

/**
 * The limit that a text exceeds, if any. It looks no further than it must: a paste of 10 MB is refused by its length.
 * @example sizeProblem('a'.repeat(200_000)) // => 'characters'
 */
export function sizeProblem(text: string): SizeLimit | undefined {
  if (text.length > TEXT_LIMITS.characters) return 'characters'
  const lines = text.split('\n')
  if (lines.length > TEXT_LIMITS.lines) return 'lines'
  return lines.some((line) => line.length > TEXT_LIMITS['line-length']) ? 'line-length' : undefined
}
