import { type Localized, localize, translated } from './locale'

type Titles<Name extends string> = Record<Name, Parameters<typeof translated<string>>[0]>

/** Texts by language with titles that stand next to each other, each in all languages. */
export const withTitles = <T, Name extends string>(texts: Localized<T>, titles: Titles<Name>) =>
  localize((locale) => {
    const own = Object.entries<Titles<Name>[Name]>(titles).map(([name, title]) => [name, translated(title)[locale]])
    return { ...texts[locale], titles: Object.fromEntries(own) as Record<Name, string> }
  })
