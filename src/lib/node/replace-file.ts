import { existsSync, renameSync, statSync, writeFileSync } from 'node:fs'

/** Replaces a file as a whole: whoever reads it meanwhile gets the old one or the new one, never a part. */
export function replaceFile(path: string, text: string): void {
  const next = `${path}.${process.pid}`
  writeFileSync(next, text, existsSync(path) ? { mode: statSync(path).mode } : {})
  renameSync(next, path)
}
