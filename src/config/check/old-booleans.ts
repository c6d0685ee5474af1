import { isScalar, type Node } from 'yaml'
import type { CatalogueOption } from '../options/option'

/** The tool's YAML reader takes these for booleans when they stand without quotes; the parser used here does not. */
const OLD_BOOLEAN = /^(?:yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF)$/

/** Types whose values are read as they are written. */
const NO_TEXT = /^(?:(?:list|map)<)?(?:boolean|integer|decimal|section)\b/

/** Whether a node is a word that is a boolean for the tool and a text for the parser used here. */
export const isOldBoolean = (node: Node | null): boolean =>
  isScalar(node) && node.type === 'PLAIN' && OLD_BOOLEAN.test(String(node.value))

/**
 * Whether an option, or each item or entry of it, is a text: a word that turns into a boolean would be lost.
 * @example takesText({ type: 'list<string>' }) // => true
 */
export const takesText = ({ type }: Pick<CatalogueOption, 'type'>): boolean => !NO_TEXT.test(type)
