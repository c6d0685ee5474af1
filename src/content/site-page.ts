import type { Locale } from '@/i18n/locale'
import type { Heading } from './heading'

/** A link with its words. */
export interface Crumb {
  title: string
  /** Absent for a step of the trail that has no page. */
  slug?: string
}

/** The strip under the title of a plugin's page. */
export interface PluginStrip {
  /** Its name in addresses. */
  plugin: string
  version: string
  steps: number
  options: number
  /** Anchors of the first step and the first option. */
  stepsAnchor?: string
  optionsAnchor?: string
  needs: string
  artifact: string
}

/** What a page carries into the browser besides its HTML: small, because it is part of every file. */
export interface SitePage {
  template: 'home' | 'doc' | 'not-found'
  slug: string
  locale: Locale
  title: string
  description: string
  headings: Heading[]
  /** The same page in the other language; its anchors stand in the order of `headings`. */
  translation: { slug: string; anchors: string[] }
}

/** What the frame around an article says; only the build reads it. */
export interface DocFrame {
  crumbs: Crumb[]
  previous?: Crumb
  next?: Crumb
  /** Path inside the content folder, for "edit this page". */
  source: string
  /** Day of the last change, `2026-11-20`. */
  updated?: string
  plugin?: PluginStrip
  layout?: 'wide'
}
