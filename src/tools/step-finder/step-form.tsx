import { useCallback, useState } from 'react'
import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { STEP_FORM_STRINGS } from '@/i18n/step-form-strings'
import { FEATURE_WORDS } from '@/i18n/step-strings'
import { stateFragment } from '@/lib/address-query'
import { classNames, SECONDARY_BUTTON } from '@/lib/class-names'
import { CopyBox } from '@/lib/code'
import { useLoaded } from '@/lib/use-loaded'
import { pluginRoute, routeOf, withBase } from '@/site/site'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { type KnownSentence, translateMatch, valuesOf } from '@/step-language/write/sentence-wording'
import { translateKeyword } from '@/steps/feature-line'
import { blockLines, type CatalogueStep, sampleRows } from '@/steps/step'
import type { FinderView } from './finder-view'
import { BlockField, NAME, ValueField } from './step-fields'

/** The example that was run, from the page of the plugin; undefined if there is none, or only the sentence itself. */
async function loadExample({ plugin, id }: CatalogueStep, language: StepLanguage): Promise<string | undefined> {
  const response = await fetch(withBase(pluginRoute(plugin, language)))
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const run = page.getElementById(`step-${id}`)?.querySelector('figure .run')
  return run?.closest('figure')?.querySelector('pre')?.textContent
}

/** What a form holds: raw values by argument name, and the table or doc string below the step. */
type StepFill = { values: Record<string, string>; block: string }

export const firstFill = ({ match, from }: KnownSentence): StepFill => ({
  values: valuesOf(match),
  block: blockLines(match.step.block, sampleRows(match.step, FEATURE_WORDS[from].value)).join('\n'),
})

/** A filled-in step with its keyword and block; undefined when a value is invalid or cannot be written in that language. */
export function stepBlock(known: KnownSentence, fill: StepFill, to: StepLanguage, knowledge: StepKnowledge) {
  const { step } = known.match
  const sentence = translateMatch(known, knowledge, to, fill.values)?.text
  if (sentence === undefined) return undefined
  const keyword = translateKeyword(SHELL_STRINGS.en.keyword[step.kind], sentence, to)
  const below = fill.block ? fill.block.split('\n') : []
  return [`${keyword} ${sentence}`, ...below.map((line) => line && `  ${line}`)].join('\n')
}

type WrittenStepProps = Record<'label' | 'copy' | 'none', string> & { lang: StepLanguage; text: string | undefined }

const WrittenStep = ({ lang, text, none, ...box }: WrittenStepProps) => (
  <div>
    <p className={classNames(NAME, 'first-letter:uppercase')}>{box.label}</p>
    {text === undefined ? (
      none
    ) : (
      <div lang={lang} className="code-wrapped">
        <CopyBox {...box} text={text} />
      </div>
    )}
  </div>
)

/** A form for a step; the result, in both languages, can be copied, or added to the feature in the checker. */
export function StepForm({ known, view }: { known: KnownSentence; view: FinderView }) {
  const { locale, finder, language } = view
  const { languages, copyIn } = view.words
  const words = STEP_FORM_STRINGS[locale]
  const { step } = known.match
  const [fill, setFill] = useState(() => firstFill(known))
  const target = otherLanguage(language)
  const [own, other] = [language, target].map((to) => stepBlock(known, fill, to, finder))
  const { value: example } = useLoaded(
    useCallback(() => loadExample(step, language).catch(() => undefined), [step, language]),
  )
  const written = (lang: StepLanguage, text: string | undefined, label = languages[lang], copy = copyIn[lang]) => (
    <WrittenStep {...{ lang, text, label, copy }} none={words.noSentence} />
  )
  const added = { lang: language, [language]: own ?? '', [target]: other ?? '' }
  return (
    <div className="grid max-w-[42em] grid-cols-[minmax(0,1fr)] gap-4.5 [&_.code]:m-0">
      {step.arguments?.map((argument) => (
        <ValueField
          key={argument.name}
          {...{ argument, view }}
          raw={fill.values[argument.name] ?? ''}
          onChange={(raw) => setFill({ ...fill, values: { ...fill.values, [argument.name]: raw } })}
        />
      ))}
      {step.block !== 'none' && (
        <BlockField label={words[step.block]} text={fill.block} onText={(block) => setFill({ ...fill, block })} />
      )}
      {written(language, own)}
      {written(target, other)}
      {own && (
        <a
          className={classNames(SECONDARY_BUTTON, 'w-fit')}
          href={withBase(routeOf('featureChecker', locale)) + stateFragment(added)}
        >
          {words.add}
        </a>
      )}
      {example && written(language, example, words.example, words.copyExample)}
    </div>
  )
}
