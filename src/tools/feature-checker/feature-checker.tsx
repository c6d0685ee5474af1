import { Checker } from '@/editor/checker'
import type { Locale } from '@/i18n/locale'
import { readQuery } from '@/lib/address-query'
import { FeatureActions } from './feature-actions'
import { NeededPlugins } from './needed-plugins'
import { loadFeatureService } from './service/feature-service'
import { useFeatureTool } from './use-feature-tool'

/** The feature checker: open a file or a project, see its errors, correct them, translate it. Nothing leaves the browser. */
export function FeatureChecker({ locale }: { locale: Locale }) {
  const tool = useFeatureTool(locale)
  const { checker, words, project } = tool
  const { file, report } = checker
  const asked = project.catalogue?.plugins.find(
    ({ plugin }) => plugin === readQuery(location.search, ['plugin']).plugin,
  )
  return (
    <Checker
      checker={checker}
      hint={asked && words.stepsOf(asked.name[locale])}
      about={report?.feature && words.languages[report.feature.language]}
      actions={<FeatureActions {...tool} />}
    >
      <div className="mt-9 grid gap-x-13 gap-y-9">
        {file.hasByteOrderMark && <p role="status">{words.byteOrderMark}</p>}
        <NeededPlugins tool={tool} asked={asked?.plugin} />
      </div>
    </Checker>
  )
}

/** Loads the checker with its worker: a reader who has the editor before them needs nothing more that a new build may take away. */
export async function loadFeatureChecker(): Promise<typeof FeatureChecker> {
  await loadFeatureService()
  return FeatureChecker
}
