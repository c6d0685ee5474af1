import type { CharSet } from './char-set'
import type { PatternNode } from './parse-pattern'

/** One instruction. Those that consume a character or pass a condition continue with the next one. */
export type Instruction =
  | { op: 'chars'; set: CharSet }
  | { op: 'split'; first: number; second: number }
  | { op: 'jump'; to: number }
  | { op: 'save'; slot: number }
  | { op: 'not-ahead'; program: PatternProgram }
  | { op: 'edge'; at: 'start' | 'end' }
  | { op: 'match' }

/** A pattern ready to run; `names[n]` is what the slots 2n and 2n + 1 capture. */
export interface PatternProgram {
  instructions: Instruction[]
  names: string[]
}

type Choice = Extract<PatternNode, { kind: 'choice' }>
type Repeat = Extract<PatternNode, { kind: 'repeat' }>

function emitChoice({ options }: Choice, program: PatternProgram): void {
  const { instructions } = program
  const [option, ...rest] = options
  if (!option) return
  if (rest.length === 0) {
    emit(option, program)
    return
  }
  const split: Instruction = { op: 'split', first: instructions.length + 1, second: 0 }
  instructions.push(split)
  emit(option, program)
  const jump: Instruction = { op: 'jump', to: 0 }
  instructions.push(jump)
  split.second = instructions.length
  emitChoice({ kind: 'choice', options: rest }, program)
  jump.to = instructions.length
}

/** Optional or unlimited repetition; a greedy one tries another round first. */
function emitOptional({ item, max, isLazy }: Repeat, program: PatternProgram): void {
  const { instructions } = program
  const start = instructions.length
  const split: Instruction = { op: 'split', first: start + 1, second: start + 1 }
  instructions.push(split)
  emit(item, program)
  if (max === Number.POSITIVE_INFINITY) instructions.push({ op: 'jump', to: start })
  else emitRepeat({ kind: 'repeat', item, min: 0, max: max - 1, isLazy }, program)
  split[isLazy ? 'first' : 'second'] = instructions.length
}

function emitRepeat(node: Repeat, program: PatternProgram): void {
  for (let count = 0; count < node.min; count += 1) emit(node.item, program)
  if (node.max > node.min) emitOptional({ ...node, min: 0, max: node.max - node.min }, program)
}

function emitCapture(name: string, item: PatternNode, program: PatternProgram): void {
  const slot = program.names.push(name) * 2 - 2
  program.instructions.push({ op: 'save', slot })
  emit(item, program)
  program.instructions.push({ op: 'save', slot: slot + 1 })
}

function emit(node: PatternNode, program: PatternProgram): void {
  switch (node.kind) {
    case 'chars':
      program.instructions.push({ op: 'chars', set: node.set })
      break
    case 'sequence':
      for (const item of node.items) emit(item, program)
      break
    case 'choice':
      emitChoice(node, program)
      break
    case 'repeat':
      emitRepeat(node, program)
      break
    case 'capture':
      emitCapture(node.name, node.item, program)
      break
    case 'not-ahead':
      program.instructions.push({ op: 'not-ahead', program: toProgram(node.item) })
      break
    case 'edge':
      program.instructions.push({ op: 'edge', at: node.at })
  }
}

/**
 * Compiles a pattern to instructions for a machine that follows all branches at once.
 * @example toProgram(parsePattern('a|b')).instructions.map(({ op }) => op)
 *   // => ['split', 'chars', 'jump', 'chars', 'match']
 */
export function toProgram(tree: PatternNode): PatternProgram {
  const program: PatternProgram = { instructions: [], names: [] }
  emit(tree, program)
  program.instructions.push({ op: 'match' })
  return program
}
