import type { FindingWeight } from '@/lib/finding-look'
import type { CatalogueOption } from '../options/option'

/** A change of the text that mends what was found. */
export interface Fix {
  /** Offsets in the text. */
  from: number
  to: number
  insert: string
}

/** Where in the text something was found. */
export interface FindingPlace {
  /** Offsets in the text. */
  from: number
  to: number
  /** Both from 1. */
  line: number
  column: number
}

/** What can be wrong with a configuration, with what is needed to say it. */
export type Fault =
  /** Not YAML; `code` is the one of the `yaml` package, or one of the checker's own. */
  | { kind: 'yaml'; code: string; fix?: Fix }
  | { kind: 'duplicate-key'; key: string; firstLine: number }
  /** The file holds a list or a text where keys are expected. */
  | { kind: 'no-keys' }
  | { kind: 'unknown-key'; key: string; near?: string; fix?: Fix }
  /** No blank behind the colon, so that the value is a part of the key. */
  | { kind: 'missing-space'; key: string; fix?: Fix }
  /** Known, but not at this level: plugins stand under `wakamiti`. */
  | { kind: 'misplaced-key'; key: string; near: string }
  /** A key right under `wakamiti` that is no option: features may read it as `${key}`. */
  | { kind: 'own-key'; key: string }
  /** `option` is missing for a key that holds other keys; `isList` when a whole list is missing. */
  | { kind: 'wrong-value'; key: string; option?: CatalogueOption; isList?: boolean; near?: string; fix?: Fix }
  /** A word for a text that the tool reads as a boolean, because it has no quotes. */
  | { kind: 'unquoted-word'; key: string; word: string; fix?: Fix }
  /** An option that changes nothing. */
  | { kind: 'no-effect'; key: string; option: CatalogueOption }
  /** An option that is passed over because of another one in the file. */
  | { kind: 'ignored'; key: string; option: CatalogueOption }
  /** An option that does not work everywhere. */
  | { kind: 'limited'; key: string; option: CatalogueOption }
  /** An option that is read, but not in this file. */
  | { kind: 'read-elsewhere'; key: string; option: CatalogueOption }
  /** Options of a plugin that `wakamiti.launcher.modules` does not bring in; `isListed` when there is such a list. */
  | { kind: 'missing-module'; plugin: string; coordinates: string; isListed: boolean; fix?: Fix }
  /** A required key of a plugin that is used; `canBeStep` when a step may set it instead. */
  | { kind: 'missing-key'; key: string; option: CatalogueOption; canBeStep: boolean }
  | { kind: 'too-large'; limit: SizeLimit }
  /** Lists and maps inside each other without end. */
  | { kind: 'too-deep' }

export type SizeLimit = 'characters' | 'lines' | 'line-length'

export type FaultKind = Fault['kind']

/** A fault and its place. */
export type Finding = Fault & FindingPlace

/** What makes two findings of two checks the same one. */
export const findingKey = ({ kind, line, column }: Finding): string => `${kind} ${line}:${column}`

/**
 * The weight of a finding.
 * @example weightOf({ kind: 'own-key', key: 'wakamiti.member' }) // => 'notice'
 */
export function weightOf(fault: Fault): FindingWeight {
  switch (fault.kind) {
    case 'own-key':
    case 'limited':
      return 'notice'
    case 'no-effect':
    case 'ignored':
    case 'read-elsewhere':
      return 'warning'
    case 'missing-module':
      return fault.isListed ? 'warning' : 'notice'
    case 'missing-key':
      return fault.canBeStep ? 'warning' : 'error'
    default:
      return 'error'
  }
}
