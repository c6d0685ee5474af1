import { workerData } from 'node:worker_threads'
import { LOCALES } from '@/i18n/locale'
import { emitArchive } from './archive/emit-archive'
import { keptSteps } from './emit/emit-catalogue'
import { emitChecker } from './emit/emit-checker'
import { emitPictures } from './emit/emit-pictures'
import { readPages } from './exported/files'
import { EXPORT, STAGED } from './exported/publish'

/** Parts of a build that take seconds, and share nothing with the others but files. */
const PARTS = {
  steps: () => LOCALES.forEach(keptSteps),
  checker: () => emitChecker(STAGED),
  pictures: () => emitPictures(STAGED),
  archive: () => emitArchive(EXPORT, readPages(EXPORT)),
}

export type Part = keyof typeof PARTS

// Run as a thread of the build (run-tool.ts), which gets the error when a part fails.
void PARTS[workerData as Part]()
