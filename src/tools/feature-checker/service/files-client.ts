import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureSettings } from '@/gherkin/feature-settings'
import { reuseFindings } from '@/gherkin/finding/finding'
import type { ProjectFile } from '@/gherkin/project/check-project'
import type { FeatureService } from './feature-service'

/** Checks features together, again until their reports are complete. */
export type CheckFeatures = (
  files: readonly ProjectFile[],
  settings: FeatureSettings,
  custom: readonly string[],
) => AsyncGenerator<ReadonlyMap<string, FeatureReport>>

/** Checks features with a service, and sends only what it does not have yet. */
export function createFilesClient(service: Promise<Pick<FeatureService, 'check'>>): CheckFeatures {
  const texts = new Map<string, string>()
  const reports = new Map<string, FeatureReport>()
  return async function* (files, settings, custom) {
    const { check } = await service
    const names = files.map(({ name }) => name)
    for (const name of texts.keys()) if (!names.includes(name)) texts.delete(name)
    let isPartial = true
    // A partial report is completed by the next request.
    while (isPartial) {
      const changed = files.filter(({ name, text }) => texts.get(name) !== text)
      for (const { name, text } of changed) texts.set(name, text)
      for (const [name, report] of await check({ names, changed, settings, custom })) {
        const findings = reuseFindings(reports.get(name)?.findings ?? [], report.findings)
        reports.set(name, { ...report, findings })
      }
      const found = new Map([...reports].filter(([name]) => names.includes(name)))
      isPartial = [...found.values()].some((report) => report.isPartial)
      yield found
    }
  }
}
