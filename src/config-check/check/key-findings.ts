import { isScalar } from 'yaml'
import { nearest } from '@/lib/nearest'
import type { ConfigEntry } from '@/options/config-entries'
import { childNames, findOption } from '@/options/find-option'
import type { CatalogueOption } from '@/options/option'
import { optionPlace, strayKey } from '@/options/option-place'
import type { Fault, Finding, Fix } from '../finding'
import type { ConfigSource } from './config-source'

/** The root that plugins stand under, and where features may find keys of the reader's own. */
const ROOT = 'wakamiti'
/** A key of the reader's own is taken for a misspelt one only when this share of its letters differs, or one letter. */
const OWN_KEY_TOLERANCE = 1 / 5

/** What the checks of keys need to know. */
export interface KeyRules {
  /** The options that a file may hold. */
  options: readonly CatalogueOption[]
  /** All options, those that are read elsewhere included. */
  all: readonly CatalogueOption[]
}

/** The change that writes a name in the place of another, between the same quotes. */
function renaming({ keyNode }: ConfigEntry, near: string): Fix | undefined {
  if (!isScalar(keyNode) || !keyNode.range) return undefined
  const quotes = { QUOTE_DOUBLE: 1, QUOTE_SINGLE: 1 }[String(keyNode.type)] ?? 0
  return { from: keyNode.range[0] + quotes, to: keyNode.range[1] - quotes, insert: near }
}

function unknownFault(entry: ConfigEntry, { options, all }: KeyRules): Fault {
  const { key, path, name } = entry
  const stray = all.find((option) => optionPlace(option) !== 'file' && strayKey(option) === key)
  if (stray) return { kind: 'read-elsewhere', key, option: stray }
  const known = childNames(path, options)
  const near = nearest(name, known, path === ROOT ? Math.max(1, name.length * OWN_KEY_TOLERANCE) : undefined)
  if (near) return { kind: 'unknown-key', key, near, fix: renaming(entry, near) }
  if (path === '' && findOption(`${ROOT}.${key}`, options))
    return { kind: 'misplaced-key', key, near: `${ROOT}.${key}` }
  return { kind: path === ROOT ? 'own-key' : 'unknown-key', key }
}

/** Keys that no option has, and options that change nothing. */
export function keyFindings(entry: ConfigEntry, rules: KeyRules, source: ConfigSource): Finding[] {
  const { key, keyNode, match } = entry
  const place = source.placeOf(keyNode)
  if (!match) return [{ ...unknownFault(entry, rules), ...place }]
  if (match.is === 'option' && match.option.status === 'no-effect')
    return [{ kind: 'no-effect', key, option: match.option, ...place }]
  return []
}
