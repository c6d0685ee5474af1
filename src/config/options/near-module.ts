import { typingDistance } from '@/lib/nearest'
import type { CataloguePlugin } from '@/steps/catalogue'

/** What the names of all plugins have in common. */
const COMMON = /-?\b(wakamiti|plugin)\b-?/g
/** A shorter name with another letter is another name. */
const SHORT_STEM = 3
const MOST_SLIPS = 2
const SEPARATORS = /[\s.:/\\@,;=]+/

const stemOf = (name: string): string => name.toLowerCase().replace(COMMON, '')

function isName(written: string, name: string): boolean {
  if (stemOf(written) === stemOf(name)) return true
  const isShort = stemOf(name).length <= SHORT_STEM
  if (isShort && !written.startsWith(`${stemOf(name)}-`)) return false
  return typingDistance(written.toLowerCase(), name, MOST_SLIPS) <= MOST_SLIPS
}

/**
 * The coordinates of a plugin that were written with other signs between their parts, without the group, or with slips.
 * @returns undefined for those of the plugins as they are, and for any others
 * @example nearModule('es.iti.wakamiti.rest-wakamiti-plugin.2.9.4', plugins) // => 'es.iti.wakamiti:rest-wakamiti-plugin:2.9.4'
 */
export function nearModule(written: string, plugins: readonly CataloguePlugin[]): string | undefined {
  const [, text = written, hyphened = ''] = /^(.*plugin)-?(\d\S*)$/.exec(written.trim()) ?? []
  const parts = text.split(SEPARATORS).filter(Boolean)
  const versionAt = parts.findIndex((part) => /^v?\d/.test(part))
  const names = versionAt < 0 ? parts : parts.slice(0, versionAt)
  const version = hyphened || (versionAt < 0 ? '' : parts.slice(versionAt).join('.').replace(/^v/, ''))
  const own = names.slice(0, -1).join('.')
  const name = names.at(-1) ?? ''
  const inGroup = plugins.filter(
    ({ artifact }) => own === '' || typingDistance(own, artifact.split(':')[0] ?? '', MOST_SLIPS) <= MOST_SLIPS,
  )
  const nameOf = ({ artifact }: CataloguePlugin) => artifact.split(':')[1] ?? ''
  const meant =
    inGroup.find((plugin) => nameOf(plugin) === name) ??
    (own === '' ? undefined : inGroup.find((plugin) => isName(name, nameOf(plugin))))
  const near = meant && (version ? `${meant.artifact}:${version}` : meant.artifact)
  return near === written.trim() ? undefined : near
}
