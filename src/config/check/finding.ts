import type { Finding, Severity, TextEdit, TextRange } from '@/lib/finding'
import type { TextLimits } from '@/lib/text-limits'
import type { CatalogueOption } from '../options/option'

/** What can be wrong with a configuration, each with the data that its text needs. */
export interface FindingData {
  /** Not YAML; `error` is a code of the `yaml` package, or one of the checker's own. */
  yaml: { error: string }
  /** `firstLine` is the line where the key is first set, from 1. */
  'duplicate-key': { key: string; firstLine: number }
  'no-keys': object
  'unknown-key': { key: string; near?: string }
  /** A comment of a feature with an option, in another form than the tool reads; `near` is its key. */
  'comment-form': { near: string }
  'dotted-key': { key: string }
  'missing-space': { key: string }
  /** A known key at the wrong level; `near` is the whole key that was meant. */
  'misplaced-key': { key: string; near: string }
  /** A key below `wakamiti` that is no option: features may read it. `near` is an option of this name elsewhere. */
  'own-key': { key: string; near?: string }
  /** `option` is missing for a key that contains other keys; `isList` when a whole list is missing. */
  'wrong-value': { key: string; option?: CatalogueOption; isList?: boolean; near?: string }
  'unquoted-word': { key: string; word: string; meaning: string }
  'no-effect': { key: string; option: CatalogueOption }
  ignored: { key: string; option: CatalogueOption }
  limited: { key: string; option: CatalogueOption }
  'read-elsewhere': { key: string; option: CatalogueOption }
  /** A key that looks like an option and that the tool does not read; `option` is the one it reads. */
  'unread-key': { key: string; option: CatalogueOption }
  'open-placeholder': object
  /** A variable in the form of another tool; `near` is how this one reads it, if it can. */
  'unread-variable': { near?: string }
  /** A plugin that the options or an `extension` use, and that `wakamiti.launcher.modules`, if there, does not load. */
  'missing-module': { plugin: string; coordinates: string; isListed: boolean; extension?: string }
  /** No module is a driver for the scheme of a JDBC URL; `coordinates` are those of one. */
  'missing-driver': { key: string; plugin: string; scheme: string; coordinates: string }
  'unknown-module': { key: string; name: string }
  'repeated-module': { name: string; firstLine: number }
  'module-as-extension': { key: string; name: string; near?: string | undefined }
  'unknown-extension': { key: string; name: string; near: string }
  /** A required key of a plugin that is used; `canBeStep` when a step may set it instead. */
  'missing-key': { key: string; option: CatalogueOption; canBeStep: boolean }
  'too-large': { limit: keyof TextLimits }
  'too-deep': object
}

export type ConfigCode = keyof FindingData

/** Something wrong with a configuration; its offsets count in the text without a byte order mark. */
export type ConfigFinding = { [Code in ConfigCode]: Finding<Code> & FindingData[Code] }[ConfigCode]

const SEVERITIES: Partial<Record<ConfigCode, Severity>> = {
  'own-key': 'notice',
  limited: 'notice',
  'unread-key': 'notice',
  'no-effect': 'warning',
  ignored: 'warning',
  'read-elsewhere': 'warning',
  'comment-form': 'warning',
  'unread-variable': 'warning',
  'unknown-extension': 'warning',
  'unknown-module': 'warning',
  'repeated-module': 'warning',
  'missing-driver': 'warning',
}

function severityOf(code: ConfigCode, data: FindingData[ConfigCode]): Severity {
  if ('isListed' in data) return data.isListed ? 'warning' : 'notice'
  // A configuration is right without what the steps of its features set.
  if ('canBeStep' in data) return data.canBeStep ? 'notice' : 'error'
  return SEVERITIES[code] ?? 'error'
}

/** Creates a finding, with the edits that correct it; its severity follows from its code and data. */
export const configFinding = <Code extends ConfigCode>(
  code: Code,
  { from, to }: TextRange,
  data: FindingData[Code],
  fix?: TextEdit | readonly TextEdit[],
): ConfigFinding => {
  const fixes = fix ? [{ edits: [fix].flat() }] : []
  return { code, severity: severityOf(code, data), from, to, fixes, ...data } as ConfigFinding
}

/** Identifies a finding of a check; two at one place differ in their code, or in their key, plugin or error. */
export function findingKey(finding: ConfigFinding): string {
  const { code, from, to, key, plugin, error }: ConfigFinding & { key?: string; plugin?: string; error?: string } =
    finding
  return [code, from, to, key ?? plugin ?? error].join(' ')
}

/** What an unknown name was probably meant to be; a known key at the wrong level is no guess. */
export const guessOf = (finding: ConfigFinding): string | undefined =>
  'near' in finding && !['misplaced-key', 'comment-form'].includes(finding.code) ? finding.near : undefined

/** A configuration has some kilobytes. */
export const TEXT_LIMITS: TextLimits = { size: 100_000, lines: 3_000, line: 5_000 }

export const MAX_FINDINGS = 200
