import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { HOME_STRINGS } from '@/i18n/home-strings'
import { LOCALES, type Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { pluginRoute, withBase } from '@/site/site'
import { SentenceLine } from '@/steps/card/expression-line'
import type { ExampleLine, ExampleScenario, FailedScenario, HomeFacts } from './home-facts'

const COLUMNS = 'md:grid md:grid-cols-[76px_1fr_auto] md:items-baseline md:gap-3.5'

const Line = ({ line }: { line: ExampleLine }) => (
  <li className={classNames('relative py-1', COLUMNS)}>
    <b className="block font-[650] md:text-right" data-kind={line.kind}>
      {line.keyword}
    </b>
    <a className="py-0.5 hover:underline hover:underline-offset-4" href={line.href}>
      <SentenceLine parts={line.parts} />
      {line.block && <code className="mt-0.5 block w-fit border-l border-control pl-3 text-small">{line.block}</code>}
    </a>
    {line.plugin && <small className="absolute top-1.5 right-0 text-label text-ink-3 md:static">{line.plugin}</small>}
  </li>
)

type ScenarioProps = { scenario: ExampleScenario; language: Locale; isActive: boolean }

const Scenario = ({ scenario: { label, title, lines }, language, isActive }: ScenarioProps) => (
  <div
    role="tabpanel"
    id={`example-${language}`}
    aria-labelledby={`example-tab-${language}`}
    lang={language}
    className="px-4 py-5 text-ui leading-[1.45] js:not-data-active:hidden"
    data-active={isActive ? '' : undefined}
  >
    <p className={classNames('mb-2.5', COLUMNS)}>
      <span className="text-ink-3 max-md:block md:text-right">{label}</span> <strong>{title}</strong>
    </p>
    <ol>
      {lines.map((line, index) => (
        // Only the first of a plugin's steps shows its name.
        <Line key={line.href} line={line.plugin === lines[index - 1]?.plugin ? { ...line, plugin: '' } : line} />
      ))}
    </ol>
  </div>
)

const LanguageTab = ({ language, isSelected }: { language: Locale; isSelected: boolean }) => (
  <button
    type="button"
    role="tab"
    className={classNames(
      'relative h-10 min-w-10 font-sans text-small leading-[normal] font-semibold text-ink-2 pointer-coarse:min-w-11',
      'aria-selected:font-bold aria-selected:text-ink',
      'aria-selected:after:absolute aria-selected:after:inset-x-[11px] aria-selected:after:bottom-1.5',
      'aria-selected:after:h-0.5 aria-selected:after:bg-mark',
      'forced-colors:aria-selected:after:bg-[Highlight] forced-colors:aria-selected:after:forced-color-adjust-none',
    )}
    id={`example-tab-${language}`}
    aria-controls={`example-${language}`}
    aria-selected={isSelected}
    tabIndex={isSelected ? 0 : -1}
    data-tab={language}
  >
    {language.toUpperCase()}
  </button>
)

/** A scenario in both languages, with the values of its steps; every step links to its card. */
export function ExamplePanel({ example, locale }: Pick<HomeFacts, 'example'> & { locale: Locale }) {
  const words = HOME_STRINGS[locale]
  return (
    <figure className="rounded-control border border-line bg-code-bg" data-tabs="here">
      <figcaption
        className={classNames(
          'flex min-h-11 items-center justify-between border-b border-line py-0.5 pr-1.5 pl-4',
          'font-mono text-small leading-[normal] text-ink-2 max-xs:text-label',
        )}
      >
        <span>{example[locale].file}</span>
        <span role="tablist" className="flex-none no-js:hidden print:hidden!" aria-label={words.exampleLanguage}>
          {LOCALES.map((each) => (
            <LanguageTab key={each} language={each} isSelected={each === locale} />
          ))}
        </span>
      </figcaption>
      {LOCALES.map((each) => (
        <Scenario key={each} scenario={example[each]} language={each} isActive={each === locale} />
      ))}
      <p className="flex items-center gap-2.5 border-t border-line px-4 py-2.5 text-small text-ink-2">
        <Check className="flex-none text-mark" size={16} aria-hidden="true" /> {words.exampleNote}
      </p>
    </figure>
  )
}

const Run = ({ isPassed, result, children }: ComponentProps<'li'> & { isPassed: boolean; result: string }) => (
  <li className="flex items-baseline gap-1.5 px-4 py-1.5">
    <b
      className={classNames(
        'flex w-19 shrink-0 items-center gap-1.5 self-start font-semibold',
        isPassed ? 'text-then' : 'text-danger',
      )}
    >
      <Icon name={isPassed ? 'check' : 'failed'} className="size-4" /> {result}
    </b>
    {children}
  </li>
)

const FailedStep = ({ line, reason }: Pick<FailedScenario, 'line' | 'reason'>) => (
  <>
    <a className="block py-0.5 text-small text-ink-2 hover:underline hover:underline-offset-4" href={line.href}>
      <b className="font-[650]" data-kind={line.kind}>
        {line.keyword}
      </b>{' '}
      {line.parts.map(({ text }) => text).join('')}
    </a>
    <span className="text-small text-danger">{reason}</span>
  </>
)

/** The result of a run: a scenario that passes, one that fails with its step and the reason, and the report. */
export function RunResult({ facts, locale }: { facts: HomeFacts; locale: Locale }) {
  const [passed, failed] = [facts.example[locale], facts.failed]
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
        <Run isPassed result={words.passed}>
          <span>{passed.title}</span>
          <small className="ml-auto shrink-0 text-label text-ink-3">
            {PAGE_STRINGS[locale].steps(passed.lines.length)}
          </small>
        </Run>
        <Run isPassed={false} result={words.failed}>
          <span>
            {failed.title}
            <FailedStep {...failed} />
          </span>
        </Run>
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
