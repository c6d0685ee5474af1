import { LOCALES, type Locale, localePrefix, type StepLanguage } from '@/i18n/locale'

export const SITE = {
  name: 'Wakamiti',
  /** Empty on purpose: every page has its own description. */
  description: '',
  product: 'wakamiti',
  /** Prefix of every path, without the trailing slash. */
  base: '/wakamiti',
  origin: 'https://iti-ict.github.io',
  repository: 'https://github.com/iti-ict/wakamiti',
  /** The repository where pages are edited, unless a build names another one. */
  source: 'https://github.com/iti-ict/wakamiti',
  version: '0.7.23',
  /** The colour that browsers paint around the page. */
  themeColor: '#10c186',
  /** The same in the dark theme: the background of its pages. */
  darkThemeColor: '#101614',
  license: 'MPL-2.0',
} as const

/** @example withBase('/plugins/rest/') // => '/wakamiti/plugins/rest/' */
export const withBase = (path: string): string => `${SITE.base}${path}`

/** For canonical links, the sitemap, Open Graph. @example absoluteUrl('/') // => 'https://iti-ict.github.io/wakamiti/' */
export const absoluteUrl = (path: string): string => `${SITE.origin}${SITE.base}${path}`

/** Paths that code refers to by name, without the base path, with a trailing slash. */
export const ROUTES = {
  home: '/',
  gettingStarted: '/introduction/getting-started/',
  installation: '/setup/installation/',
  configuration: '/setup/configuration/',
  plugins: '/plugins/',
  license: '/wakamiti/license/',
  contributing: '/wakamiti/contributing/',
  architecture: '/wakamiti/architecture/',
  dataTypes: '/reference/data-types/',
  options: '/reference/options/',
  glossary: '/guides/glossary/',
  stepExpressions: '/reference/step-expressions/',
  stepFinder: '/tools/step-finder/',
  featureChecker: '/tools/feature-checker/',
  configChecker: '/tools/config-checker/',
  notFound: '/404/',
} as const

/** The Next.js route of every page but the not-found page. */
export const PAGE_ROUTE = '/[[...slug]]'

export type RouteName = keyof typeof ROUTES

/** The main pages, each with the string key of its name, to offer when a page or a search result is missing. */
export const MAIN_PAGES = [
  ['gettingStarted', 'index1'],
  ['plugins', 'index2'],
  ['configuration', 'index3'],
  ['stepFinder', 'stepFinder'],
  ['featureChecker', 'featureChecker'],
] as const satisfies readonly (readonly [RouteName, string])[]

/** @example routeOf('plugins', 'en') // => '/en/plugins/' */
export const routeOf = (name: RouteName, locale: Locale): string => `${localePrefix(locale)}${ROUTES[name]}`

/** @example isHome('/en/') // => true */
export const isHome = (path: string): boolean => LOCALES.some((locale) => routeOf('home', locale) === path)

/** Which of the two sets of style rules a page has. */
export const styleKind = (path: string): 'home' | 'doc' => (isHome(path) ? 'home' : 'doc')

/** Owners of options or steps that are no plugin and have no page of their own. */
export type NoPlugin = 'core' | 'own'

/** The core's options are documented with the configuration; a reader's own steps belong to the feature checker. */
const NO_PLUGINS: Record<NoPlugin, RouteName> = { core: 'configuration', own: 'featureChecker' }

/** The page of a plugin, or the configuration for the core. @example pluginRoute('rest', 'es') // => '/plugins/rest/' */
export const pluginRoute = (plugin: string, locale: Locale): string => {
  const route: RouteName | undefined = NO_PLUGINS[plugin as NoPlugin]
  return route ? routeOf(route, locale) : `${localePrefix(locale)}/plugins/${plugin}/`
}

/** @example stepRoute({ plugin: 'rest', id: 'rest.define.service' }, 'es') // => '/plugins/rest/#step-rest.define.service' */
export const stepRoute = (step: { plugin: string; id: string }, locale: Locale): string =>
  `${pluginRoute(step.plugin, locale)}#step-${step.id}`

/** @example tryStepRoute('rest.define.service', 'en') // => '/en/tools/step-finder/?step=rest.define.service' */
export const tryStepRoute = (id: string, locale: Locale): string => `${routeOf('stepFinder', locale)}?step=${id}`

/** @example optionRoute({ plugin: 'core', key: 'wakamiti.language' }, 'en') // => '/en/setup/configuration/#option-wakamiti.language' */
export const optionRoute = (option: { plugin: string; key: string }, locale: Locale): string =>
  `${pluginRoute(option.plugin, locale)}#option-${option.key}`

/** @example dataTypeRoute('duration', 'es') // => '/reference/data-types/#type-duration' */
export const dataTypeRoute = (type: string, locale: Locale): string => `${routeOf('dataTypes', locale)}#type-${type}`

export const menuPath = (locale: Locale): string => `/assets/menu/${locale}.json`

/** The whole documentation as a download, to be read from a folder. */
export const ARCHIVE_PATH = '/assets/wakamiti-docs.zip'

/** The checker as a program for Node.js, and the package of it that `npx` runs. */
export const CHECKER_PATHS = { program: '/assets/wakamiti-check.mjs', package: '/assets/wakamiti-check.tgz' } as const

export const schemaPath = (locale: Locale): string => `/assets/schema/wakamiti.${locale}.schema.json`

export const snippetsPath = (language: StepLanguage): string => `/assets/snippets/wakamiti.${language}.code-snippets`

/** Downloads for use outside of the site: not saved for offline reading. */
export const DOWNLOADS: readonly string[] = [ARCHIVE_PATH, ...Object.values(CHECKER_PATHS)]

/** @example markdownRoute('/plugins/rest/') // => '/plugins/rest/index.md' */
export const markdownRoute = (slug: string): string => `${slug}index.md`

/** The preview of a page where it is shared, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** @example pictureRoute('/plugins/rest/') // => '/assets/pictures/plugins/rest.png' */
export const pictureRoute = (slug: string): string => `/assets/pictures/${slug.slice(1, -1) || 'index'}.png`

/** The feed of the changes of the tool and of its documentation. @example feedRoute('en') // => '/en/feed.xml' */
export const feedRoute = (locale: Locale): string => `${localePrefix(locale)}/feed.xml`

/** The tools that a writer can embed with `::tool[…]`. */
export const TOOL_NAMES = ['step-finder', 'feature-checker', 'config-checker', 'options-explorer', 'practice'] as const

export type ToolName = (typeof TOOL_NAMES)[number]
