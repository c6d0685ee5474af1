import './end-with-parent.cjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isShuttingDown, superviseChild } from '../lib/node/command'
import type { Pages } from './exported/files'

/** Starts one of the project's tools, which gets no input; what it prints is shown. @returns `ended`, rejected when that is not with 0 */
export function startTool(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const tool = spawn(resolve('node_modules/.bin', command), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CONTENTLAYER_TELEMETRY_DISABLED: '1', ...env },
  })
  superviseChild(tool)
  const ended = once(tool, 'close').then(([status]) => {
    if (status !== 0 || isShuttingDown())
      throw new Error(`${command} ${args.join(' ')} ended with ${status ?? 'a signal'}`)
  })
  // Whoever stops a tool does not wait for its end.
  ended.catch(() => {})
  return { stop: () => void tool.kill(), ended }
}

export type RunningTool = ReturnType<typeof startTool>

/** Runs one of the project's tools. @throws when it does not end with 0 */
export const runTool = (command: string, args: readonly string[], env?: Record<string, string>): Promise<void> =>
  startTool(command, args, env).ended

/** Parts of a build that take seconds, and share nothing with the others but files. */
export type Part = 'steps' | 'checker' | 'pictures' | 'archive'

/** Runs a part of the build in a thread, from the file that `bundled.mjs` has made of `thread.ts`; the archive is made of pages. */
export const runThread = (part: Part, pages?: Pages): Promise<unknown> =>
  once(new Worker(resolve('.generated/bundled/thread.mjs'), { workerData: { part, pages } }), 'exit')

/** Runs a phase of the build and prints how long it took. */
export async function timed<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await run()
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${name}`)
  return result
}
