import './end-with-parent.cjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isShuttingDown, superviseChild } from '../lib/node/command'
import type { Pages } from './exported/files'

/** Starts one of the project's tools, without input; its output is shown. @returns `ended`, which rejects unless it exits with 0 */
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
  // Whoever stops a tool need not await its end.
  ended.catch(() => {})
  return { stop: () => void tool.kill(), ended }
}

/** Runs one of the project's tools. @throws unless it exits with 0 */
export const runTool = (command: string, args: readonly string[], env?: Record<string, string>): Promise<void> =>
  startTool(command, args, env).ended

/** Parts of a build that take seconds, and share only files with the others. */
export type Part = 'catalogue' | 'documents' | 'previews' | 'texts' | 'archive'

/** Runs a part of the build in a thread, bundled from `thread.ts` by `bundled.mjs`. @param pages for the archive */
export async function runThread(part: Part, pages?: Pages): Promise<void> {
  const worker = new Worker(resolve('.generated/bundled/thread.mjs'), { workerData: { part, pages }, stdout: true })
  const [status] = await once(worker, 'exit')
  const printed = String(worker.stdout.read() ?? '')
  // Contentlayer prints what is wrong, and exits.
  if (status !== 0) throw new Error(printed)
  process.stdout.write(printed)
}

/** Runs a phase of the build, and prints how long it took. */
export async function timed<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await run()
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${name}`)
  return result
}
