import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import { type Locale, otherLocale } from '@/i18n/locale'
import { classNames } from '@/lib/class-names'
import { CopyButton } from '@/lib/copy-button'
import { translateMatch } from '@/step-language/translate/translate-sentence'
import { SentenceLine } from '@/steps/card/sentence-line'
import type { KeywordSentence } from '@/steps/keywords'
import type { StepMatch } from '@/steps/match-step'
import { sentenceParts } from '@/steps/sentence-parts'
import { type FinderView, KEYWORD } from './finder-view'

export interface SentenceProps {
  sentence: KeywordSentence
  /** The language of the sentence. */
  language: Locale
  view: FinderView
}

export type MatchProps = SentenceProps & { match: StepMatch }

/** The sentence in the other language; absent when it cannot be translated. */
function Translation({ match, sentence, language, view }: MatchProps) {
  const { finder, locale } = view
  const lang = otherLocale(language)
  const source = { sentence: sentence.text, match, from: language, scope: {} }
  const translated = translateMatch(source, finder.translate, finder)
  if (!translated) return null
  return (
    <>
      <div className="translation">
        <p className="m-0 text-note wrap-anywhere" lang={lang} data-copy="">
          <SentenceLine parts={sentenceParts(translated.text, translated.match)} />
        </p>
        <CopyButton label={FINDER_STRINGS[locale].copyTwin[lang]} />
      </div>
      {[...new Set(translated.free)].map((free) => (
        <p key={free} className="mt-1 mb-2 text-small text-ink-2">
          {FINDER_STRINGS[locale].free(free)}
        </p>
      ))}
    </>
  )
}

/** A sentence that matches a step, with its values, and its translation. */
export function MatchSentence(props: MatchProps) {
  const { match, sentence, language, view } = props
  const keyword = sentence.keyword && sentence.keyword !== '*' ? sentence.keyword : undefined
  return (
    <div className="relative border-t border-line pt-4" data-kind={match.step.kind}>
      <p className={classNames(KEYWORD, 'md:top-6')} lang={language} aria-hidden={keyword ? true : undefined}>
        {keyword ?? ARTICLE_STRINGS[language].keyword[match.step.kind]}
      </p>
      <div className="expression">
        <p className="m-0 py-1.5 text-h3 leading-normal wrap-anywhere" lang={language} data-copy="">
          {sentence.keyword && <span className="visually-hidden">{sentence.keyword} </span>}
          <SentenceLine parts={sentenceParts(sentence.text, match)} />
        </p>
        <CopyButton label={FINDER_STRINGS[view.locale].copySentence} />
      </div>
      <Translation {...props} />
    </div>
  )
}
