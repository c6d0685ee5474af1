import type { CharSet } from './char-set'

/** The tree of a pattern. */
export type PatternNode =
  | { kind: 'chars'; set: CharSet }
  | { kind: 'sequence'; items: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; item: PatternNode; min: number; max: number; isLazy: boolean }
  | { kind: 'capture'; name: string; item: PatternNode }
  | { kind: 'not-ahead'; item: PatternNode }
  | { kind: 'edge'; at: 'start' | 'end' }
