import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import { type Locale, otherLocale } from '@/i18n/locale'
import { CopyButton } from '@/lib/copy-button'
import { translateMatch } from '@/step-language/translate/translate-sentence'
import type { KeywordSentence } from '@/steps/keywords'
import type { StepMatch } from '@/steps/match-step'
import { sentenceParts } from '@/steps/sentence-parts'
import styles from './finder-result.module.css'
import type { FinderView } from './finder-view'
import { ValueLine } from './value-line'

interface MatchSentenceProps {
  match: StepMatch
  sentence: KeywordSentence
  /** The language of the sentence. */
  spoken: Locale
  view: FinderView
}

/** The sentence in the other language; absent when no sentence there is the same. */
function Translation({ match, sentence, spoken, view }: MatchSentenceProps) {
  const { finder, locale } = view
  const words = FINDER_STRINGS[locale]
  const lang = otherLocale(spoken)
  const known = { sentence: sentence.text, match, from: spoken, scope: {} }
  const translated = translateMatch(known, finder.translate, finder)
  if (!translated) return null
  return (
    <>
      <div className="twin">
        <p lang={lang} data-copy="">
          <ValueLine parts={sentenceParts(translated.text, translated.match)} />
        </p>
        <CopyButton label={words.copyTwin[lang]} />
      </div>
      {[...new Set(translated.free)].map((free) => (
        <p key={free} className={styles.note}>
          {words.free(free)}
        </p>
      ))}
    </>
  )
}

/** A sentence that is a step, with its values, and the same in the other language. */
export function MatchSentence(props: MatchSentenceProps) {
  const { match, sentence, spoken, view } = props
  const words = FINDER_STRINGS[view.locale]
  const keyword = sentence.keyword && sentence.keyword !== '*' ? sentence.keyword : undefined
  return (
    <div className={styles.sentence} data-kind={match.step.kind}>
      <p className={`gutter ${styles.gutter}`} lang={spoken} aria-hidden={keyword ? true : undefined}>
        {keyword ?? ARTICLE_STRINGS[spoken].keyword[match.step.kind]}
      </p>
      <div className="expression">
        <p lang={spoken} data-copy="">
          {sentence.keyword && <span className="visually-hidden">{sentence.keyword} </span>}
          <ValueLine parts={sentenceParts(sentence.text, match)} />
        </p>
        <CopyButton label={words.copySentence} />
      </div>
      <Translation {...props} />
    </div>
  )
}
