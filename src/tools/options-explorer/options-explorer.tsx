import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { CatalogueOption, ListedOption, OptionCatalogue } from '@/config/options/option'
import {
  baseTypeOf,
  fullKey,
  isFreeSegment,
  listBaseOf,
  loadOptions,
  mapBaseOf,
  optionPlace,
} from '@/config/options/option'
import { OptionLine, optionGroups } from '@/config/options/option-row'
import { listedDefault, type Scalar, sampleOf, yamlScalar } from '@/config/options/option-value'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, stepLanguageOf, translated } from '@/i18n/locale'
import { OPTIONS_EXPLORER_STRINGS } from '@/i18n/options-explorer-strings'
import { CopyButton } from '@/lib/code'
import { focusWhileScrolling } from '@/lib/focus-while-scrolling'
import { useLoaded } from '@/lib/use-loaded'
import { optionRoute, stepRoute, withBase } from '@/site/site'
import { loadAsked } from '@/steps/catalogue'
import { ExplorerFilter, type ExplorerState, filterOptions, useExplorerState } from './explorer-filter'

const OWN_NAME = translated({ es: 'nombre', en: 'name' })

const INDENT = '  '

/** The value to show: the default, spelt as among the values, or an example. */
function exampleValue(option: CatalogueOption): Scalar {
  const { type, default: value, values = [], example } = option
  const base = baseTypeOf(type)
  if (base === 'enum') return listedDefault(option) ?? values[0] ?? sampleOf(option)
  if (value !== null && value !== '') return value
  if (example !== undefined && typeof example !== 'object') return example
  return base === 'section' ? '' : (values[0] ?? sampleOf(option))
}

function valueLines(option: CatalogueOption, indent: string, locale: Locale): string[] {
  if (typeof option.example === 'object')
    return ['', ...Object.entries(option.example).map(([name, value]) => `${indent}${name}: ${yamlScalar(value)}`)]
  if (option.type === 'section') return [' {}']
  const value = yamlScalar(exampleValue(option))
  if (listBaseOf(option.type)) return ['', `${indent}- ${value}`]
  const isMap = mapBaseOf(option.type) !== undefined && !option.key.endsWith('.*')
  return isMap ? ['', `${indent}${OWN_NAME[locale]}: ${value}`] : [` ${value}`]
}

function nestedYaml(option: CatalogueOption, locale: Locale): string {
  const names = fullKey(option)
    .split('.')
    .map((name) => (isFreeSegment(name) ? OWN_NAME[locale] : name))
  const [first = '', ...rest] = valueLines(option, INDENT.repeat(names.length), locale)
  const keys = names.map((name, depth) => `${INDENT.repeat(depth)}${name}:`)
  return [`${keys.join('\n')}${first}`, ...rest].join('\n')
}

/** An option as it is written where it belongs, with its default or an example; free names are in a language. */
export function optionExample(option: CatalogueOption, locale: Locale): string {
  const place = optionPlace(option)
  if (place === 'file') return nestedYaml(option, locale)
  const value = exampleValue(option)
  return place === 'feature' ? `# ${option.key.replace(/^wakamiti\./, '')}: ${value}` : `${option.key}=${value}`
}

type ExplorerRowProps = { option: ListedOption; locale: Locale; isOpen: boolean; onChoose: (key: string) => void }

function OptionDetail({ option, locale }: Pick<ExplorerRowProps, 'option' | 'locale'>) {
  const words = OPTIONS_EXPLORER_STRINGS[locale]
  return (
    <div className="mt-2">
      <figure className="code mt-0 mb-2">
        <figcaption>{words.example}</figcaption>
        <CopyButton label={ARTICLE_STRINGS[locale].copy} />
        <pre ref={focusWhileScrolling} data-copy="">
          <code>{optionExample(option, locale)}</code>
        </pre>
      </figure>
      {option.steps?.map(({ id, expression }) => (
        <p key={id} className="same">
          {ARTICLE_STRINGS[locale].asStep}:{' '}
          <a href={withBase(stepRoute({ plugin: option.plugin, id }, locale))}>{expression[stepLanguageOf(locale)]}</a>
        </p>
      ))}
      <p>
        <a href={withBase(optionRoute(option, locale))}>{words.seePage}</a>
      </p>
    </div>
  )
}

const ExplorerRow = memo(function ExplorerRow({ option, locale, isOpen, onChoose }: ExplorerRowProps) {
  return (
    <OptionLine {...{ option, locale }} detail={isOpen && <OptionDetail option={option} locale={locale} />}>
      <button
        type="button"
        className="option-key min-h-6 text-left"
        aria-expanded={isOpen}
        onClick={() => onChoose(isOpen ? '' : option.key)}
      >
        {option.key}
      </button>
    </OptionLine>
  )
})

/** Removes the static list of the page, and scrolls to the option in the address. */
function useReplacedList(option: string) {
  const root = useRef<HTMLDivElement>(null)
  const initial = useRef(option)
  useLayoutEffect(() => {
    for (const part of root.current?.closest('[data-tool]')?.querySelectorAll('[data-static]') ?? []) part.remove()
    if (initial.current) document.getElementById(`all-${initial.current}`)?.scrollIntoView({ block: 'center' })
  }, [])
  return root
}

/** Loads the full-text search once a query is typed. Until then, and if it fails, options are found by their keys. */
function useFind(catalogue: OptionCatalogue, locale: Locale, hasWords: boolean) {
  const load = useCallback(async () => {
    if (!hasWords) return undefined
    const [{ optionFinder }, phrases] = await Promise.all([import('./find-options'), loadAsked('options', locale)])
    return optionFinder(catalogue, locale, phrases)
  }, [catalogue, locale, hasWords])
  return useLoaded(load).value
}

/** Hides the headings of plugins without options beside the page: they would lead nowhere. */
function useFilteredHeadings(all: { plugin: string }[], shown: { plugin: string }[]) {
  useEffect(() => {
    const empty = all.filter(({ plugin }) => !shown.some((group) => group.plugin === plugin))
    const links = empty.flatMap(({ plugin }) => [...document.querySelectorAll(`.rail a[href$="#options-${plugin}"]`)])
    const hide = (isHidden: boolean) => {
      for (const { parentElement } of links) parentElement?.toggleAttribute('hidden', isHidden)
    }
    hide(true)
    return () => hide(false)
  }, [all, shown])
}

/** The filtered options by plugin, that of the best option first. */
function useFiltered(catalogue: OptionCatalogue, { q, plugin }: ExplorerState, locale: Locale) {
  const { options, plugins } = catalogue
  const all = useMemo(() => optionGroups(options, plugins, locale), [options, plugins, locale])
  const find = useFind(catalogue, locale, q.trim() !== '')
  const found = useMemo(() => filterOptions(options, { q, plugin }, find), [options, q, plugin, find])
  const groups = useMemo(() => optionGroups(found, plugins, locale), [found, plugins, locale])
  useFilteredHeadings(all, groups)
  return { all, groups, count: found.length }
}

function Explorer({ catalogue, locale }: { catalogue: OptionCatalogue; locale: Locale }) {
  const words = OPTIONS_EXPLORER_STRINGS[locale]
  const { options } = catalogue
  const [state, change] = useExplorerState()
  const root = useReplacedList(state.option)
  const { all, groups, count } = useFiltered(catalogue, useDeferredValue(state), locale)
  const choose = useCallback((option: string) => change({ option }), [change])
  return (
    <div ref={root}>
      <ExplorerFilter {...{ state, locale, count }} plugins={all} all={options.length} onChange={change} />
      {/* Even a short list fills the screen, so that the field does not jump while somebody types. */}
      <div className={state.q || state.plugin ? 'min-h-screen' : undefined}>
        {groups.map(({ plugin, name, options: listed }) => (
          <section key={plugin}>
            <h3 id={`options-${plugin}`}>{name}</h3>
            <ul className="option-list">
              {listed.map((option) => (
                <ExplorerRow
                  key={option.key}
                  {...{ option, locale }}
                  isOpen={state.option === option.key}
                  onChoose={choose}
                />
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && <p>{words.nothing}</p>}
      </div>
    </div>
  )
}

/** All options, to filter, open and copy. Until its data is loaded, the static list of the page stays. */
export function OptionsExplorer({ locale }: { locale: Locale }) {
  const { value: catalogue } = useLoaded(loadOptions)
  return catalogue ? <Explorer catalogue={catalogue} locale={locale} /> : null
}
