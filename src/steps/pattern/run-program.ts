import { hasChar } from './char-set'
import type { PatternProgram } from './pattern-program'

/** What a branch has captured so far, the last position first; branches share their beginnings. */
interface Captured {
  slot: number
  position: number
  previous: Captured | undefined
}

/** A branch that waits for the next character. */
interface Branch {
  address: number
  captured: Captured | undefined
}

/** The text, the position in it, and the live branches there, the preferred one first. */
interface Front {
  program: PatternProgram
  text: string
  position: number
  branches: Branch[]
  /** Instructions already reached at this position: a second way to one never wins, so each is followed once. */
  seen: Uint8Array
  visits: number
}

const frontAt = (program: PatternProgram, text: string, position: number): Front => {
  const seen = new Uint8Array(program.instructions.length)
  return { program, text, position, branches: [], seen, visits: 0 }
}

const isAtEdge = ({ text, position }: Front, at: 'start' | 'end'): boolean =>
  position === (at === 'start' ? 0 : text.length)

/** Follows a branch up to the instructions that need a character. */
function follow(front: Front, address: number, captured: Captured | undefined): void {
  const { program, seen, position } = front
  const instruction = program.instructions[address]
  if (!instruction || seen[address]) return
  seen[address] = 1
  front.visits += 1
  switch (instruction.op) {
    case 'jump':
      follow(front, instruction.to, captured)
      break
    case 'split':
      follow(front, instruction.first, captured)
      follow(front, instruction.second, captured)
      break
    case 'save':
      follow(front, address + 1, { slot: instruction.slot, position, previous: captured })
      break
    case 'edge':
      if (isAtEdge(front, instruction.at)) follow(front, address + 1, captured)
      break
    case 'not-ahead':
      if (!isAhead(front, instruction.program)) follow(front, address + 1, captured)
      break
    default:
      front.branches.push({ address, captured })
  }
}

/** Moves all branches over one character; those that cannot read it die. */
function advance(front: Front): void {
  const code = front.text.codePointAt(front.position) ?? 0
  const waiting = front.branches
  front.branches = []
  front.seen.fill(0)
  front.position += code > 0xffff ? 2 : 1
  for (const { address, captured } of waiting) {
    const instruction = front.program.instructions[address]
    if (instruction?.op === 'chars' && hasChar(instruction.set, code)) follow(front, address + 1, captured)
  }
}

const winner = ({ program, branches }: Front): Branch | undefined =>
  branches.find(({ address }) => program.instructions[address]?.op === 'match')

/** Whether a lookahead pattern matches at the current position of another one. */
function isAhead(outer: Front, program: PatternProgram): boolean {
  const front = frontAt(program, outer.text, outer.position)
  follow(front, 0, undefined)
  while (!winner(front) && front.branches.length > 0 && front.position < front.text.length) advance(front)
  outer.visits += front.visits
  return winner(front) !== undefined
}

/** The last position saved for each slot, and the number of instructions that were run. */
export interface ProgramResult {
  slots: (number | undefined)[] | undefined
  visits: number
}

/**
 * Matches a whole text. All branches advance together, so the work grows with the length of the text and never with the
 * number of possible matches; of several, the one that a backtracking matcher would find first wins.
 * @returns no slots when the text does not match
 * @example runProgram(toProgram(parsePattern('(?<x>a+)b?')), 'aa').slots // => [0, 2]
 */
export function runProgram(program: PatternProgram, text: string): ProgramResult {
  const front = frontAt(program, text, 0)
  follow(front, 0, undefined)
  while (front.position < text.length && front.branches.length > 0) advance(front)
  const won = winner(front)
  if (!won) return { slots: undefined, visits: front.visits }
  const slots: (number | undefined)[] = new Array(program.names.length * 2).fill(undefined)
  for (let place = won.captured; place; place = place.previous) slots[place.slot] ??= place.position
  return { slots, visits: front.visits }
}
