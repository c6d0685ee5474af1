import { Check } from 'lucide-react'
import { HOME_STRINGS } from '@/i18n/home-strings'
import { LOCALES, type Locale } from '@/i18n/locale'
import type { ExampleLine, ExampleScenario, HomeExample } from './home-example'

function Line({ line }: { line: ExampleLine }) {
  return (
    <li>
      <b data-kind={line.kind}>{line.keyword}</b>
      <a href={line.href}>
        {line.parts.map(({ text, family }) => (
          <span key={text} className={family && `value v-${family}`}>
            {text}
          </span>
        ))}
        {line.block && <code>{line.block}</code>}
      </a>
      <small>{line.plugin}</small>
    </li>
  )
}

/** The name of a plugin is shown at the first of its steps only. */
const isNewPlugin = (lines: ExampleLine[], index: number) => lines[index - 1]?.plugin !== lines[index]?.plugin

function Scenario({
  scenario,
  language,
  isActive,
}: {
  scenario: ExampleScenario
  language: Locale
  isActive: boolean
}) {
  const { label, title, lines } = scenario
  const active = isActive ? { 'data-active': '' } : {}
  return (
    <div
      role="tabpanel"
      id={`example-${language}`}
      aria-labelledby={`example-tab-${language}`}
      lang={language}
      {...active}
    >
      <p>
        <span>{label}</span> <strong>{title}</strong>
      </p>
      <ol>
        {lines.map((line, index) => (
          <Line key={line.href} line={isNewPlugin(lines, index) ? line : { ...line, plugin: '' }} />
        ))}
      </ol>
    </div>
  )
}

/** A scenario in both languages, with the values of its steps; every step links to its card. */
export function ExamplePanel({ example, locale }: { example: HomeExample; locale: Locale }) {
  const words = HOME_STRINGS[locale]
  return (
    <figure className="example-panel" data-tabs="here">
      <figcaption>
        <span>{example[locale].file}</span>
        <span role="tablist" aria-label={words.exampleLanguage}>
          {LOCALES.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`example-tab-${each}`}
              aria-controls={`example-${each}`}
              aria-selected={each === locale}
              tabIndex={each === locale ? 0 : -1}
              data-tab={each}
            >
              {each.toUpperCase()}
            </button>
          ))}
        </span>
      </figcaption>
      {LOCALES.map((each) => (
        <Scenario key={each} scenario={example[each]} language={each} isActive={each === locale} />
      ))}
      <p className="example-note">
        <Check size={16} aria-hidden="true" /> {words.exampleNote}
      </p>
    </figure>
  )
}
