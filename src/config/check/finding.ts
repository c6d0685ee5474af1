import type { Finding, Severity, TextEdit, TextRange } from '@/lib/finding'
import type { TextLimits } from '@/lib/text-limits'
import type { CatalogueOption } from '../options/option'

/** What can be wrong with a configuration, and the data that each text needs. */
export interface FindingData {
  /** Not YAML; `error` is a code of the `yaml` package or of this checker. */
  yaml: { error: string }
  /** The key is first set in `firstLine`, from 1. */
  'duplicate-key': { key: string; firstLine: number }
  'no-keys': object
  'unknown-key': { key: string; near?: string }
  'dotted-key': { key: string }
  'missing-space': { key: string }
  /** A known key at the wrong level; `near` is the full key. */
  'misplaced-key': { key: string; near: string }
  /** A key below `wakamiti` that is no option but may be a property; `near` is an option with this name elsewhere. */
  'own-key': { key: string; near?: string }
  /** No `option`: a section with a value. `isList`: a list is expected. */
  'wrong-value': { key: string; option?: CatalogueOption; isList?: boolean; near?: string }
  'unquoted-word': { key: string; word: string; meaning: string }
  'no-effect': { key: string; option: CatalogueOption }
  limited: { key: string; option: CatalogueOption }
  'read-elsewhere': { key: string; option: CatalogueOption; place: 'feature' | 'jvm' | 'spring' }
  'open-placeholder': object
  /** A variable as another tool writes it; `near` is how this one does, if it can. */
  'unread-variable': { near?: string }
  /** A plugin in use, by its options or an extension, that `launcher.modules` (if `isListed`) does not load. */
  'missing-module': { plugin: string; coordinates: string; isListed: boolean }
  /** No listed module has a driver for the scheme of a JDBC URL; one with these `coordinates` has. */
  'missing-driver': { key: string; plugin: string; scheme: string; coordinates: string }
  'unknown-module': { key: string; name: string }
  'unknown-extension': { key: string; name: string; near?: string | undefined }
  /** A required key of a plugin in use; `canBeStep` if a step may set it instead. */
  'missing-key': { key: string; option: CatalogueOption; canBeStep: boolean }
  'too-large': object
  'too-deep': object
}

export type ConfigCode = keyof FindingData

/** Something wrong with a configuration; its offsets count in the text without a byte order mark. */
export type ConfigFinding = { [Code in ConfigCode]: Finding<Code> & FindingData[Code] }[ConfigCode]

const SEVERITIES: Partial<Record<ConfigCode, Severity>> = {
  'own-key': 'notice',
  limited: 'notice',
  'no-effect': 'warning',
  'read-elsewhere': 'warning',
  'unread-variable': 'warning',
  'unknown-extension': 'warning',
  'unknown-module': 'warning',
  'missing-driver': 'warning',
}

function severityOf(code: ConfigCode, data: FindingData[ConfigCode]): Severity {
  if ('isListed' in data) return data.isListed ? 'warning' : 'notice'
  // The configuration may be complete: a step may set the option.
  if ('canBeStep' in data) return data.canBeStep ? 'notice' : 'error'
  return SEVERITIES[code] ?? 'error'
}

/** Creates a finding with at most one fix; its code and data determine its severity. */
export const configFinding = <Code extends ConfigCode>(
  code: Code,
  { from, to }: TextRange,
  data: FindingData[Code],
  fix?: TextEdit | readonly TextEdit[],
): ConfigFinding => {
  const fixes = fix ? [{ edits: [fix].flat() }] : []
  return { code, severity: severityOf(code, data), from, to, fixes, ...data } as ConfigFinding
}

/** Identifies a finding: those in the same range differ in their code, key, plugin or error. */
export function findingKey(finding: ConfigFinding & { key?: string; plugin?: string; error?: string }): string {
  const { code, from, to, key, plugin, error } = finding
  return [code, from, to, key ?? plugin ?? error].join(' ')
}

/** What was probably meant; undefined if it is certain, as for a known key at the wrong level. */
export const guessOf = (finding: ConfigFinding): string | undefined =>
  'near' in finding && finding.code !== 'misplaced-key' ? finding.near : undefined

/** Far more than the few kilobytes of a configuration. */
export const TEXT_LIMITS: TextLimits = { size: 100_000, lines: 3_000, line: 5_000 }

export const MAX_FINDINGS = 200
