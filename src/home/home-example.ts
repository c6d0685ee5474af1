import type { Localized } from '@/i18n/locale'
import type { SentencePart } from '@/steps/sentence-parts'
import type { StepKind } from '@/steps/step'

/** One line of the scenario on the home page. */
export interface ExampleLine {
  keyword: string
  /** The role of the keyword; an And continues the one before. */
  kind: StepKind
  parts: SentencePart[]
  /** Name of the plugin that the step comes from. */
  plugin: string
  /** Where the step is documented. */
  href: string
  block?: string
}

export interface ExampleScenario {
  file: string
  label: string
  title: string
  lines: ExampleLine[]
}

export type HomeExample = Localized<ExampleScenario>
