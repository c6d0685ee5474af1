import { type Document, isScalar, isSeq, type Node } from 'yaml'
import { type ConfigEntry, resolved } from '../options/config-entries'

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
 * @param document for what aliases stand for
 */
export function declaredModules(entries: readonly ConfigEntry[], document: Document): DeclaredModules {
  const node = resolved(entries.find(({ key }) => key === MODULES_KEY)?.valueNode, document)
  const items = isSeq(node) ? (node.items as Node[]) : node ? [node] : []
  const coordinates = items.flatMap((item) => {
    const module = resolved(item, document)
    const texts = isScalar(module) ? String(module.value ?? '').split(',') : []
    return texts.map((text) => ({ text: text.trim(), node: item }))
  })
  return { isListed: node !== null, coordinates }
}

/**
 * The coordinates that name an artifact, whatever their version.
 * @param artifact group and artifact: `es.iti.wakamiti:rest-wakamiti-plugin`
 */
export const declarationOf = (artifact: string, { coordinates }: DeclaredModules) =>
  coordinates.find(({ text }) => text === artifact || text.startsWith(`${artifact}:`))
