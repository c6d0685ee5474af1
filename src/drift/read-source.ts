import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { filesIn } from '@/build/exported/files'
import { git, withoutCredentials } from '@/content/content-git'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { plainJava, readProperties } from '@/lib/java'

export interface Source {
  name: string
  /** Abbreviated; commit and ref are undefined for a plain folder. */
  commit?: string
  ref?: string
  files: Map<string, string>
}

/** What git checks out, and what of it is read. */
const KINDS = ['pom.xml', '*.java', '*.properties', '*.ftl']
const FACTS = /(^|\/)(pom\.xml|src\/main\/(java\/.+\.java|resources\/.+\.(ftl|properties)))$/
/** Build output, examples, and the templates of archetypes. */
const NO_FACTS = /(^|\/)(target|(wakamiti-)?examples|archetype-resources|node_modules)\//

function readFolder(folder: string): Source['files'] {
  const wanted = filesIn(folder).filter((path) => FACTS.test(path) && !NO_FACTS.test(path))
  return new Map(wanted.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** Checks out one commit, or each tag, fetching only the files to read. @param isHistory all tags, oldest first */
function* readClone(source: string, ref = 'HEAD', isHistory = false): Generator<Source> {
  const folder = mkdtempSync(join(tmpdir(), 'wakamiti-source-'))
  const inClone = (...args: string[]) => git(['-C', folder, ...args])
  let at = ref
  try {
    git(['clone', '--quiet', '--no-checkout', '--shared', '--filter=blob:none', '--', source, folder])
    inClone('sparse-checkout', 'set', '--no-cone', ...KINDS)
    const tags = () => inClone('tag', '--sort=creatordate').trim().split('\n')
    for (at of isHistory ? tags() : [ref]) {
      inClone('checkout', '--quiet', at, '--')
      const commit = inClone('rev-parse', 'HEAD').slice(0, 7)
      yield { name: `${at} (${commit})`, ref: at, commit, files: readFolder(folder) }
    }
  } catch {
    const name = `${at} of ${withoutCredentials(source)}`
    throw new Error(`git cannot read ${name}  (check --source, whether it has that --ref, and the network)`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Reads the tool's source from a folder, a clone or a URL. @throws when it cannot be read, or is no Maven project
 * @param ref a branch, tag or commit; by default a folder is read as it is, anything else at its default branch
 */
export function readSource(source: string, ref?: string): Source {
  const isFolder = !ref && existsSync(source) && !existsSync(join(source, 'HEAD'))
  const [found] = isFolder ? [{ name: source, files: readFolder(source) }] : readClone(source, ref)
  if (found?.files.has('pom.xml')) return found
  throw new Error(`${found?.name} has no pom.xml  (name the top folder of Wakamiti's source)`)
}

/** Reads the tool's source at each of its tags, the oldest first. */
export const readTags = (source: string): Iterable<Source> => readClone(source, undefined, true)

/** Parts of a pom with artifacts and versions of their own. */
const NESTED = /<!--[\s\S]*?-->|<(parent|dependencies|dependencyManagement|build|profiles|reporting)>[\s\S]*?<\/\1>/g

/** The artifact and version of a pom; the version is undefined if it is set elsewhere. */
function coordinatesIn(pom: string) {
  const own = pom.replace(NESTED, '')
  const element = (name: string) => new RegExp(`<${name}>\\s*([^<]+?)\\s*</`).exec(own)?.[1]
  const version = element('version')
  const property = /^\$\{(.+)\}$/.exec(version ?? '')?.[1]
  return { artifact: element('artifactId') ?? '', version: property ? element(property) : version }
}

/** A resource bundle; without a language suffix it is English. */
const BUNDLE = /(?<name>[^/]+?)(?:_(?<language>en|es))?\.properties$/

/** The step expressions of a module: in bundles that a contributor names, and in translated ones that no class names. */
function stepsOf(files: Source['files'], java: string) {
  const bundles = Array.from(files, ([path, text]) => {
    const { name = '', language } = BUNDLE.exec(path)?.groups ?? {}
    return { name, text, locale: STEP_LANGUAGES.find((known) => known === language) ?? 'en' }
  })
  const isTranslated = new Set(bundles.filter(({ locale }) => locale === 'es').map(({ name }) => name))
  /** By id and language. */
  const steps = new Map<string, Partial<Record<StepLanguage, string>>>()
  for (const { name, locale, text } of bundles)
    if (java.includes(`I18nResource("${name}")`) || (isTranslated.has(name) && !java.includes(`"${name}"`)))
      for (const [id, sentence] of readProperties(text)) steps.set(id, { ...steps.get(id), [locale]: sentence })
  return steps
}

/** Reads the Maven modules of the tool: a pom, and the files in the `src` beside it. */
export function toolModules({ files }: Source) {
  const poms = [...files].filter(([path]) => path.endsWith('pom.xml'))
  return poms.map(([pom, text]) => {
    const folder = posix.join(posix.dirname(pom), 'src/')
    const own = [...files].filter(([path]) => path.startsWith(folder))
    const textsOf = (end: string) => own.filter(([path]) => path.endsWith(end)).map(([, content]) => content)
    const classes = textsOf('.java').map(plainJava)
    const steps = stepsOf(new Map(own), classes.join('\n'))
    // Templates name options without their section.
    return { ...coordinatesIn(text), steps, classes, templates: textsOf('.ftl') }
  })
}

/** A Maven module: a part of the engine, or a plugin. */
export type ToolModule = ReturnType<typeof toolModules>[number]
