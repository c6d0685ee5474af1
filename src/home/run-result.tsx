import { HOME_STRINGS } from '@/i18n/home-strings'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { Icon } from '@/lib/icon'
import { pluginRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { ExampleScenario, FailedScenario } from './home-example'

interface RunResultProps {
  passed: ExampleScenario
  failed: FailedScenario
  locale: Locale
}

const ROW = 'flex items-baseline gap-1.5 px-4 py-1.5'

/** What a run leaves behind: a scenario that passes, one that fails with its step and the reason, and the report. */
export function RunResult({ passed, failed, locale }: RunResultProps) {
  const words = HOME_STRINGS[locale]
  const [before, report, after] = words.report
  return (
    <section
      className="mt-3 rounded-control border border-line pb-2.5 text-ui leading-[1.45]"
      aria-labelledby="run-result"
    >
      <h2 id="run-result" className="px-4 pt-2.5 pb-1 text-small font-semibold text-ink-2">
        {words.result}
      </h2>
      <ul>
        <li className={ROW}>
          <b className="flex w-19 shrink-0 items-center gap-1.5 self-start font-semibold text-then">
            <Icon name="check" className="size-4" /> {words.passed}
          </b>
          <span>{passed.title}</span>
          <small className="ml-auto shrink-0 text-label text-ink-3">
            {PAGE_STRINGS[locale].steps(passed.lines.length)}
          </small>
        </li>
        <li className={ROW}>
          <b className="flex w-19 shrink-0 items-center gap-1.5 self-start font-semibold text-danger">
            <Icon name="failed" className="size-4" /> {words.failed}
          </b>
          <span>
            {failed.title}
            <a
              className="block py-0.5 text-small text-ink-2 hover:underline hover:underline-offset-4"
              href={failed.line.href}
            >
              <b className="font-[650]" data-kind={failed.line.kind}>
                {failed.line.keyword}
              </b>{' '}
              {failed.line.parts.map(({ text }) => text).join('')}
            </a>
            <span className="text-small text-danger">{failed.reason}</span>
          </span>
        </li>
      </ul>
      <p className="px-4 pt-1.5 text-small text-ink-2">
        {before}
        <a
          className="py-[3px] text-accent underline underline-offset-3"
          href={withBase(pluginRoute('html-reporter', locale))}
        >
          {report}
        </a>
        {after}
      </p>
    </section>
  )
}
