import { workerData } from 'node:worker_threads'
import { LOCALES } from '@/i18n/locale'
import { emitArchive } from './archive/emit-archive'
import { keptSteps } from './emit/emit-catalogue'
import { emitChecker } from './emit/emit-checker'
import { emitPictures } from './emit/emit-pictures'
import { readPages } from './exported/files'
import { BESIDE, EXPORT } from './exported/publish'

/** Parts of a build that take seconds, and need nothing of the others but files. */
const PARTS = {
  steps: () => LOCALES.forEach(keptSteps),
  checker: () => emitChecker(BESIDE),
  pictures: () => emitPictures(BESIDE),
  archive: () => emitArchive(EXPORT, readPages(EXPORT)),
}

export type Part = keyof typeof PARTS

// This file is run as a thread of the build (run-tool.ts), which a failure reaches.
void PARTS[workerData as Part]()
