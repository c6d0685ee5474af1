import { useCallback, useEffect, useRef, useState } from 'react'
import type { Finding } from '@/lib/finding'
import type { OpenFile } from './project/project'

/** The result of a check of one file. */
export interface Report<Found extends Finding = Finding> {
  findings: readonly Found[]
  /** Findings about the file whose place is in another one, where they are listed. */
  leftOut?: readonly Finding[]
}

type Reports<Given extends Report> = ReadonlyMap<number, Given>

/**
 * Checks files together: yields reports of all or some of them, or several times, each more complete than the one before.
 * What it does not yield is as before.
 */
export type CheckFiles<Given extends Report> = (
  files: readonly OpenFile[],
) => Generator<Reports<Given>> | AsyncGenerator<Reports<Given>>

export interface ReportsOptions<Given extends Report> {
  /** Undefined until the tool can check; another function checks everything again. */
  check: CheckFiles<Given> | undefined
  /** Files are checked after this pause in typing. */
  pauseMs: number
  onFailure: (error: unknown) => void
}

interface Checked<Given extends Report> {
  text: string
  report: Given
}

interface KnownReports<Given extends Report> {
  /** Another object whenever files have been checked. */
  known: object
  /** The newest report of a file, maybe of the text before the last change; undefined without text. */
  reportOf: (file: OpenFile) => Given | undefined
  /** Only a report of exactly this text. */
  exactReportOf: (file: OpenFile) => Given | undefined
  /** To be called when nothing is left of the text of a file. */
  drop: (id: number) => void
}

const hasText = ({ text }: OpenFile): boolean => text.trim() !== ''

/**
 * The newest reports of all files.
 * @param onReports called with new reports before they are rendered; false when they are of texts that have changed meanwhile
 */
export function useReports<Given extends Report>(
  files: readonly OpenFile[],
  { check, pauseMs, onFailure }: ReportsOptions<Given>,
  onReports: (reports: Reports<Given>, files: readonly OpenFile[]) => boolean,
): KnownReports<Given> {
  const [known, setKnown] = useState<ReadonlyMap<number, Checked<Given>>>(new Map())
  const latest = useRef(onReports)
  latest.current = onReports
  useEffect(() => {
    if (!check || !files.some(hasText)) return
    let isStale = false
    const run = async () => {
      for await (const reports of check(files)) {
        if (isStale || !latest.current(reports, files)) return
        setKnown((before) => {
          const checked = files.map(({ id, text }): [number, Checked<Given> | undefined] => {
            const report = reports.get(id)
            return [id, report ? { text, report } : before.get(id)]
          })
          return new Map(checked.flatMap(([id, one]) => (one ? [[id, one]] : [])))
        })
      }
    }
    const timer = setTimeout(() => run().catch((error: unknown) => !isStale && onFailure(error)), pauseMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [files, check, pauseMs, onFailure])
  const drop = useCallback(
    (id: number) => setKnown((before) => new Map([...before].filter(([other]) => other !== id))),
    [],
  )
  const exactReportOf = (file: OpenFile) => {
    const one = known.get(file.id)
    return hasText(file) && one?.text === file.text ? one.report : undefined
  }
  return { known, reportOf: (file) => (hasText(file) ? known.get(file.id)?.report : undefined), exactReportOf, drop }
}
