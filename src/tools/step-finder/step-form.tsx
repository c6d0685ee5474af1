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
import { type KnownSentence, translateMatch, valuesOf } from '@/step-language/translate/translate-sentence'
import { translateKeyword } from '@/steps/keywords'
import { blockLines, type CatalogueStep, sampleRows } from '@/steps/step'
import type { FinderView } from './finder-view'
import { DocumentField, NAME, type StepFill, TableField, ValueField } from './step-fields'

/** The example of a step from the page of its plugin, with the version that ran it; null if none was run. */
async function loadExample({ plugin, id }: CatalogueStep, language: StepLanguage) {
  const response = await fetch(withBase(pluginRoute(plugin, language)))
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const card = page.getElementById(`step-${id}`)
  const run = card?.querySelector('.run')
  // An example of one line has no block: it is the sentence of the card.
  const block = run?.closest('figure')?.querySelector('pre')
  const parts = block ? [block] : [...(card?.querySelectorAll(':scope > .gutter, .expression > [data-copy]') ?? [])]
  const text = parts.map(({ textContent }) => textContent).join(' ')
  return run ? { text, engine: run.textContent.split(' ').at(-1) ?? '' } : null
}

export const firstFill = ({ match, from }: KnownSentence): StepFill => ({
  values: valuesOf(match),
  rows: sampleRows(match.step, FEATURE_WORDS[from].value),
  text: '',
})

/** The table without empty rows and columns. */
function usedRows(rows: StepFill['rows']): StepFill['rows'] {
  const isUsed = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')
  const used = rows.filter(isUsed)
  return used.map((row) => row.filter((_, column) => isUsed(used.map((cells) => cells[column] ?? ''))))
}

/** A filled-in step with its keyword and block; undefined when a value is invalid or cannot be written in that language. */
export function stepBlock(known: KnownSentence, fill: StepFill, to: StepLanguage, knowledge: StepKnowledge) {
  const { step } = known.match
  const sentence = translateMatch(known, knowledge, to, fill.values)?.text
  if (sentence === undefined) return undefined
  const keyword = translateKeyword(SHELL_STRINGS.en.keyword[step.kind], sentence, to)
  const below = blockLines(step.block, usedRows(fill.rows), fill.text)
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
  const { step } = known.match
  const words = STEP_FORM_STRINGS[locale]
  const [fill, setFill] = useState(() => firstFill(known))
  const load = useCallback(() => loadExample(step, language).catch(() => null), [step, language])
  const { value: example } = useLoaded(load)
  const target = otherLanguage(language)
  const block = { fill, locale, onChange: (change: Partial<StepFill>) => setFill({ ...fill, ...change }) }
  const [own, other] = [language, target].map((to) => stepBlock(known, fill, to, finder))
  const written = (lang: StepLanguage, text: string | undefined, label = languages[lang], copy = copyIn[lang]) => (
    <WrittenStep {...{ lang, text, label, copy }} none={words.none} />
  )
  const added = { lang: language, [language]: own ?? '', [target]: other ?? '' }
  return (
    <div className="grid max-w-[42em] grid-cols-[minmax(0,1fr)] gap-4.5 [&_.code]:m-0">
      {step.arguments?.map((argument) => (
        <ValueField
          key={argument.name}
          {...{ argument, view }}
          raw={fill.values[argument.name] ?? ''}
          onChange={(raw) => block.onChange({ values: { ...fill.values, [argument.name]: raw } })}
        />
      ))}
      {step.block === 'table' && <TableField {...block} isOpen={step.table?.names === 'open'} />}
      {step.block === 'docstring' && <DocumentField {...block} />}
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
      {example && written(language, example.text, words.example(example.engine), words.copyExample)}
    </div>
  )
}
