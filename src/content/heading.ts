import type { StepKind } from '@/steps/step'

/** A heading of an article, as the sidebar and the contents list show it (spec section 3). */
export interface Heading {
  /** 1 for a section (`##`), 2 for a group in it (`###`); the title of the page is none of them. */
  depth: number
  /** Its text. */
  value: string
  /** The id that the page's HTML carries. */
  anchor: string
  /** How many steps or options stand under it, where it has any. */
  count?: number
  /** The kind of those steps, when they are all of one. */
  kind?: StepKind
}
