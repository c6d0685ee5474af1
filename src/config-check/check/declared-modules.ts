import { isScalar, isSeq, type Node } from 'yaml'
import type { ConfigEntry } from '@/options/config-entries'

/** The list of modules that the launcher downloads. */
export const MODULES_KEY = 'wakamiti.launcher.modules'

/** The modules of a file, as written. */
export interface DeclaredModules {
  /** Whether the file has the list at all: Maven and JUnit projects do without. */
  isListed: boolean
  coordinates: { text: string; node: Node }[]
}

/**
 * The modules that a configuration names: a list, or one text with commas.
 * @param entries all keys of the file
 */
export function declaredModules(entries: readonly ConfigEntry[]): DeclaredModules {
  const node = entries.find(({ key }) => key === MODULES_KEY)?.valueNode
  const items = isSeq(node) ? (node.items as Node[]) : node ? [node] : []
  const coordinates = items.flatMap((item) =>
    isScalar(item)
      ? String(item.value ?? '')
          .split(',')
          .map((text) => ({ text: text.trim(), node: item }))
      : [],
  )
  return { isListed: node !== undefined && node !== null, coordinates }
}

/**
 * The coordinates that name an artifact, whatever their version.
 * @param artifact group and artifact: `es.iti.wakamiti:rest-wakamiti-plugin`
 */
export const declarationOf = (artifact: string, { coordinates }: DeclaredModules) =>
  coordinates.find(({ text }) => text === artifact || text.startsWith(`${artifact}:`))
