import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { menuOf, type Page, pageAt } from '@/content/documents'
import { recordOf } from '@/content/page-record'
import { LOCALES, type Locale, localePrefix } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { markdownRoute } from '@/site/routes'
import { absoluteUrl, SITE } from '@/site/site'

/** A page for programs that read: title, description, article. */
const textOf = ({ title, description, _raw }: Page): string =>
  `# ${title}\n\n> ${description}\n\n${recordOf(_raw.sourceFilePath).markdown}`

const entryOf = ({ title, description, slug }: Page): string =>
  `- [${title}](${absoluteUrl(markdownRoute(slug))}): ${description}`

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** The pages of the menu below their section, in its order. */
const sectionsOf = (locale: Locale): [title: string, pages: Page[]][] =>
  menuOf(locale).sections.map(({ title, topics }) => [title, topics.flatMap(({ slug }) => pageAt(slug ?? '') ?? [])])

/**
 * Writes what programs read instead of pages: each page as Markdown next to it and, for each language, `llms.txt`, which lists them,
 * and `llms-full.txt`, which has all of them.
 * @param folder an export
 */
export function emitTexts(folder: string): void {
  for (const locale of LOCALES) {
    const sections = sectionsOf(locale)
    const pages = sections.flatMap(([, own]) => own)
    const head = `# ${SITE.name}\n\n> ${PAGE_STRINGS[locale].homeDescription}\n`
    const lists = sections.map(([title, own]) => `## ${title}\n\n${own.map(entryOf).join('\n')}\n`)
    for (const page of pages) write(folder, markdownRoute(page.slug), textOf(page))
    write(folder, `${localePrefix(locale)}/llms.txt`, [head, ...lists].join('\n'))
    write(folder, `${localePrefix(locale)}/llms-full.txt`, [head, ...pages.map(textOf)].join('\n'))
  }
}
