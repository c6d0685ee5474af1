import type { Locale } from '@/i18n/locale'
import { attempt } from './attempt'
import { checkExpressions } from './check-expressions'
import { checkMenu, checkMenusAgree, type MenuFile } from './check-menu'
import { checkReference } from './check-references'
import type { KnownReferences } from './known-references'
import { MENU_SHAPE } from './page-shapes'
import type { Problem } from './problem'
import type { YamlFile } from './read-sources'
import { checkShape } from './shape'

const menuOf = ({ file, source }: YamlFile): MenuFile => ({
  file,
  source,
  locale: (file.includes('.en.') ? 'en' : 'es') satisfies Locale,
})

function checkFile(yaml: YamlFile, slugs: readonly string[], { patterns }: KnownReferences): Problem[] {
  const { kind, source } = yaml
  if (!source.isSound || kind === 'page' || kind === 'drawing' || kind === 'picture' || kind === 'unknown') return []
  if (kind === 'menu') {
    const shape = checkShape(yaml, source.document.contents, '', MENU_SHAPE)
    return [...shape, ...checkMenu(menuOf(yaml), slugs)]
  }
  const expressions = kind === 'plugin-reference' && patterns ? checkExpressions(yaml, patterns) : []
  return [...checkReference(kind, yaml), ...expressions]
}

/** The files that are YAML as a whole: references and menus, each by itself and the two menus together. */
export function checkYamlFiles(yaml: YamlFile[], slugs: readonly string[], known: KnownReferences): Problem[] {
  const menus = yaml.filter(({ kind, source }) => kind === 'menu' && source.isSound).map(menuOf)
  const spanish = menus.find(({ locale }) => locale === 'es')
  const english = menus.find(({ locale }) => locale === 'en')
  const found = yaml.flatMap((file) => {
    const { value = [], problems } = attempt(file.file, () => checkFile(file, slugs, known))
    return [...value, ...problems]
  })
  const areMenusWell = !found.some(({ file }) => menus.some((menu) => menu.file === file))
  return spanish && english && areMenusWell ? [...found, ...checkMenusAgree(spanish, english)] : found
}
