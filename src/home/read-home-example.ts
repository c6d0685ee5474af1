import { readReferences } from '@/content/references'
import { LOCALES, type Locale } from '@/i18n/locale'
import { stepMatcher } from '@/markdown/step-matcher'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { type FeatureLine, featureLines } from '@/steps/feature-line'
import { sentenceParts } from '@/steps/sentence-parts'
import type { ExampleLine, ExampleScenario, HomeExample } from './home-example'

const PLUGINS = ['rest', 'database']

const SCENARIOS = {
  es: {
    file: 'alta-usuarios.feature',
    label: 'Escenario',
    title: 'Un usuario nuevo aparece en el servicio',
    text: `Dada la URL base http://localhost:8080
Y el servicio REST '/users'
Cuando se crea el usuario con los siguientes datos:
Entonces el código de respuesta HTTP es igual a 201
Y el usuario con name = 'Ada' existe en la tabla users`,
  },
  en: {
    file: 'new-users.feature',
    label: 'Scenario',
    title: 'A new user appears in the service',
    text: `Given the base URL http://localhost:8080
And the REST service '/users'
When the user is created with the following data:
Then the response HTTP code is equal to 201
And the user having name = 'Ada' exists in the table users`,
  },
} as const

const BLOCK = '{ "name": "Ada" }'

type StepLine = Extract<FeatureLine, { kind: 'step' }>

function lineOf({ keyword, role, sentence }: StepLine, locale: Locale): ExampleLine {
  const references = readReferences()
  const [match, ...more] = stepMatcher(references)(sentence, locale, { plugins: PLUGINS })
  if (!match || more.length > 0) throw new Error(`The example of the home page must match one step: ${sentence}`)
  const plugin = references.plugins.find((reference) => reference.plugin === match.step.plugin)
  return {
    keyword,
    kind: role,
    parts: sentenceParts(sentence, match),
    plugin: plugin?.name[locale] ?? '',
    href: withBase(stepRoute(match.step, locale)),
    ...(match.step.block === 'docstring' && { block: BLOCK }),
  }
}

function scenarioOf(locale: Locale): ExampleScenario {
  const { text, ...scenario } = SCENARIOS[locale]
  const steps = featureLines(text, locale).filter((line) => line.kind === 'step')
  return { ...scenario, lines: steps.map((line) => lineOf(line, locale)) }
}

/**
 * The scenario of the home page, matched against the catalogue: an example that no longer works stops the build.
 * @throws when a line matches no step, or several
 */
export const homeExample = (): HomeExample =>
  Object.fromEntries(LOCALES.map((locale) => [locale, scenarioOf(locale)])) as unknown as HomeExample
