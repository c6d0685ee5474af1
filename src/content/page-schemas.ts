import { z } from 'zod'
import { TEXT, textLike } from '@/i18n/localized-schema'

/** Pages are directly in one of these folders. */
export const PAGE_FOLDERS: readonly string[] = [
  'introduction',
  'guides',
  'setup',
  'wakamiti',
  'plugins',
  'reference',
  'tools',
]

/** Pages of the folder `plugins` that are not about a single one. */
export const GENERAL_PLUGIN_PAGES: readonly string[] = ['index', 'development', 'extension-points']

/**
 * Whether a page is about one plugin.
 * @param path inside the content folder, without language and extension
 * @example isPluginPage('plugins/rest') // => true
 */
export const isPluginPage = (path: string): boolean =>
  /^plugins\/[^/]+$/.test(path) && !GENERAL_PLUGIN_PAGES.includes(path.slice('plugins/'.length))

const TITLE = TEXT.max(60)

const PAGE = z.strictObject({
  title: TITLE,
  /** Shown by search engines, and as the lead of the page. */
  description: TEXT.min(50).max(160),
})

/** Front matter of a page that is not about one plugin. */
export const DOC_PAGE = PAGE.extend({
  /** `wide`: the page takes the whole main area, without gutter. */
  layout: z.enum(['wide']).optional(),
})

/** Front matter of the page of one plugin; `plugin` names its reference, in both languages the same. */
export const PLUGIN_PAGE = PAGE.extend({ plugin: TEXT.meta({ isShared: true }) })

const PATH = textLike(/^\/(.*\/)?$/, 'forms.path')

/** `follows` is the page that leads to it, where the page before it in the menu is not what a reader comes from. */
const MENU_TOPIC = z.strictObject({ title: TITLE, slug: PATH, follows: PATH.optional() }).meta({ id: 'MenuTopic' })

const MENU_SECTION = z.strictObject({ title: TITLE, topics: z.array(MENU_TOPIC).min(1) }).meta({ id: 'MenuSection' })

/** The sections and topics of the sidebar in one language: `menu.es.yaml`, `menu.en.yaml`. */
export const MENU = z.strictObject({ sections: z.array(MENU_SECTION).min(2) })
