import { otherLocale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { optionRoute, routeOf, stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { expressionParts } from '@/steps/expression/expression-parts'
import { familyOf } from '@/steps/values/type-names'
import type { Ranked } from '../rank/rank-entries'
import type { OptionEntry, Passage, SearchIndex, StepEntry } from '../rank/search-index'
import { excerptOf } from './excerpt'
import { type Matching, matchParts } from './match-parts'
import type { SearchRow, TextPart } from './search-row'

const titleParts = (title: string, matching: Matching) => matchParts(title, { ...matching, isForgiving: true })

/** A step expression as in its card. */
const expressionTitle = (expression: string, matching: Matching): TextPart[] =>
  expressionParts(expression).flatMap((part): TextPart[] => {
    if (part.kind === 'argument') return [{ text: part.text, look: `chip ${familyOf(part.type)}` }]
    if (part.kind === 'free' && !part.except) return [{ text: part.text, look: 'wildcard' }]
    const parts = titleParts(part.text, matching)
    return part.kind === 'text' ? parts : parts.map((each) => ({ ...each, look: 'optional' }))
  })

/** A step in the language that it was found in. */
function stepRow(step: StepEntry, isTranslation: boolean, origin: string, { words, locale }: Matching): SearchRow {
  const other = otherLocale(locale)
  const [found, below] = isTranslation ? [step.translation, step.text] : [step.text, step.translation]
  return {
    kind: 'step',
    key: `step ${step.plugin} ${step.id}`,
    href: withBase(stepRoute(step, locale)),
    role: step.role,
    label: SHELL_STRINGS[locale].keyword[step.role],
    title: expressionTitle(found, { words, locale: isTranslation ? other : locale }),
    text: below.replaceAll('\\', ''),
    ...(isTranslation ? { titleLanguage: other } : { textLanguage: other }),
    end: origin,
    copied: found,
  }
}

const optionRow = (option: OptionEntry, matching: Matching): SearchRow => ({
  kind: 'option',
  key: `option ${option.plugin} ${option.key}`,
  href: withBase(optionRoute(option, matching.locale)),
  label: option.type,
  title: titleParts(option.key, matching),
  text: option.about,
  end: option.default,
  copied: option.key,
})

/** A page by its title and what it is about, or one of its sections with an excerpt. */
export function passageRow({ page, section }: Passage, matching: Matching): SearchRow {
  const { slug, title } = page
  const plugins = routeOf('plugins', matching.locale)
  const isPlugin = slug.startsWith(plugins) && slug !== plugins
  const [type, heading, text, end] = section?.anchor
    ? (['section', section.heading, excerptOf(section.text, matching), title] as const)
    : ([isPlugin ? 'plugin' : 'page', title, page.about, page.section] as const)
  const href = withBase(slug) + (section?.anchor ? `#${section.anchor}` : '')
  return {
    kind: 'page',
    key: href,
    href,
    label: SEARCH_STRINGS[matching.locale].kinds[type],
    title: titleParts(heading, matching),
    text: matchParts(text, matching),
    end,
  }
}

/** The row of a result. */
export function rowOf(found: Ranked, { plugins }: SearchIndex, matching: Matching): SearchRow {
  if (found.kind === 'pages') return passageRow(found.entry, matching)
  if (found.kind === 'options') return optionRow(found.entry, matching)
  const { plugin } = found.entry
  return stepRow(found.entry, found.isTranslation, plugins[plugin] ?? plugin, matching)
}
