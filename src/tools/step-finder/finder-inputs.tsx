import { memo, type RefObject } from 'react'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { QUERY_STRINGS } from '@/i18n/query-strings'
import { Button } from '@/lib/buttons'
import { classNames, ICON_BUTTON } from '@/lib/class-names'
import { Select, TextInput } from '@/lib/fields'
import { Icon } from '@/lib/icon'
import { LONGEST_QUERY, useQueryLimit } from '@/lib/use-address-query'
import type { FinderState } from '@/step-language/finder'
import { namedPlugins, type StepCatalogue } from '@/steps/catalogue'

type FinderFieldProps = {
  text: string
  locale: Locale
  field: RefObject<HTMLInputElement | null>
  onText: (text: string) => void
}

const FIELD = classNames(
  'h-15 w-full rounded-control border border-control bg-bg pr-14 pl-4.5',
  'text-[1.25rem] font-medium text-ellipsis text-ink placeholder:font-normal placeholder:text-ink-3',
  'focus-visible:border-focus focus-visible:-outline-offset-2',
)

/** The field for the sentence; Escape clears it. */
export function FinderField({ text, locale, field, onText }: FinderFieldProps) {
  const words = FINDER_STRINGS[locale]
  const [isRefused, change] = useQueryLimit(onText)
  const clear = () => {
    change('')
    field.current?.focus()
  }
  return (
    <div className="relative">
      <TextInput
        ref={field}
        className={FIELD}
        type="text"
        aria-label={words.field}
        placeholder={words.examples[0]}
        enterKeyHint="search"
        value={text}
        onText={change}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
      {text && (
        <Button look={classNames(ICON_BUTTON, 'absolute top-2.5 right-2.5')} aria-label={words.clear} onClick={clear}>
          <Icon name="close" />
        </Button>
      )}
      {isRefused && (
        <p className="mt-2 mb-0 text-ui text-ink-2" role="alert">
          {QUERY_STRINGS[locale].tooLong(LONGEST_QUERY)}
        </p>
      )}
    </div>
  )
}

interface FinderFiltersProps extends Pick<FinderState, 'lang' | 'plugin' | 'kind' | 'type'> {
  locale: Locale
  catalogue: StepCatalogue
  onChange: (change: Partial<FinderState>) => void
}

/** Selects for the language of the sentence and the filters. Memoized: typing does not render them again. */
export const FinderFilters = memo(function FinderFilters(props: FinderFiltersProps) {
  const { locale, catalogue, onChange } = props
  const words = FINDER_STRINGS[locale]
  const names = namedPlugins(catalogue, locale).map(({ plugin, name }) => [plugin, name[locale]] as const)
  const choices = [
    ['lang', words.language, words.anyLanguage, Object.entries(words.languages)],
    ['plugin', words.plugin, words.allPlugins, names],
    ['kind', words.kind, words.allKinds, Object.entries(words.kinds)],
    ['type', words.type, words.allTypes, Object.entries(words.families)],
  ] as const
  return (
    <fieldset className="mt-1 flex min-w-0 flex-wrap gap-x-4.5">
      <legend className="visually-hidden">{words.filters}</legend>
      {choices.map(([name, label, all, options]) => (
        <label key={name} className="text-small text-ink-2">
          {label}:{' '}
          <Select
            className="field-sizing-content h-10 max-w-full rounded-chip bg-bg px-0.5 font-[650] text-ink hover:bg-hover"
            value={props[name] ?? ''}
            options={[['', all], ...options]}
            onValue={(value) => onChange({ [name]: value || undefined })}
          />
        </label>
      ))}
    </fieldset>
  )
})
