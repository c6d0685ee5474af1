import { memo, type RefObject } from 'react'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import { type Locale, type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { QUERY_STRINGS } from '@/i18n/query-strings'
import { ICON_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { LONGEST_QUERY, useQueryLimit } from '@/lib/use-address-query'
import type { FinderState } from '@/step-language/finder'
import type { NamedPlugin } from '@/steps/catalogue'

interface FinderFieldProps {
  text: string
  locale: Locale
  field: RefObject<HTMLInputElement | null>
  onText: (text: string) => void
}

/** The field for the sentence; Escape clears it. */
export function FinderField({ text, locale, field, onText }: FinderFieldProps) {
  const words = FINDER_STRINGS[locale]
  const [isRefused, ask] = useQueryLimit(onText)
  const clear = () => {
    ask('')
    field.current?.focus()
  }
  return (
    <div className="relative">
      <input
        ref={field}
        className={classNames(
          'h-15 w-full rounded-control border border-control bg-bg pr-14 pl-4.5',
          'text-[1.25rem] font-medium text-ellipsis text-ink placeholder:font-normal placeholder:text-ink-3',
          'focus-visible:border-focus focus-visible:-outline-offset-2',
        )}
        type="text"
        aria-label={words.field}
        placeholder={words.placeholder}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="search"
        spellCheck={false}
        value={text}
        onChange={({ target }) => ask(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
      {text && (
        <button
          type="button"
          className={classNames(ICON_BUTTON, 'absolute top-2.5 right-2.5')}
          aria-label={words.clear}
          onClick={clear}
        >
          <Icon name="close" />
        </button>
      )}
      {isRefused && (
        <p className="mt-2 mb-0 text-ui text-ink-2" role="alert">
          {QUERY_STRINGS[locale].tooLong(LONGEST_QUERY)}
        </p>
      )}
    </div>
  )
}

interface FinderFiltersProps {
  chosen: Pick<FinderState, 'lang' | 'plugin' | 'kind' | 'type'>
  locale: Locale
  /** The language detected from the sentence; absent while there is none. */
  detected?: StepLanguage | undefined
  plugins: NamedPlugin[]
  onChange: (change: Partial<FinderState>) => void
}

interface FilterSelectProps {
  label: string
  value: string | undefined
  /** Shown when nothing is chosen. */
  all: string
  /** What can be chosen, and how it is shown. */
  options: Readonly<Record<string, string>>
  onChoose: (value: string | undefined) => void
}

function FilterSelect({ label, value, all, options, onChoose }: FilterSelectProps) {
  return (
    <label className="text-small text-ink-2">
      {label}:{' '}
      <select
        className="field-sizing-content h-10 max-w-full rounded-chip bg-bg px-0.5 font-[650] text-ink hover:bg-hover"
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">{all}</option>
        {Object.entries(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The language of the sentence, and the filters of the steps. Typing does not render them again. */
export const FinderFilters = memo(function FinderFilters(props: FinderFiltersProps) {
  const { chosen, locale, detected, plugins, onChange } = props
  const words = FINDER_STRINGS[locale]
  const anyLanguage = detected
    ? words.detected(words.languages[detected])
    : words.ofPage(words.languages[stepLanguageOf(locale)])
  const names = Object.fromEntries(plugins.map(({ plugin, name }) => [plugin, name[locale]]))
  const choices = [
    ['lang', words.language, anyLanguage, words.languages],
    ['plugin', words.plugin, words.allPlugins, names],
    ['kind', words.kind, words.allKinds, words.kinds],
    ['type', words.type, words.allTypes, words.families],
  ] as const
  return (
    <fieldset className="mt-1 flex min-w-0 flex-wrap gap-x-4.5">
      <legend className="visually-hidden">{words.filters}</legend>
      {choices.map(([name, label, all, options]) => (
        <FilterSelect
          key={name}
          value={chosen[name]}
          {...{ label, all, options }}
          onChoose={(value) => onChange({ [name]: value })}
        />
      ))}
    </fieldset>
  )
})
