import { posix } from 'node:path'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { plainJava, readProperties } from '@/lib/java'
import type { Source } from './read-source'

/** A module of Maven: the engine's parts, and the plugins. */
export interface ToolModule {
  artifact: string
  /** Undefined when it depends on what the module's pom does not say. */
  version?: string
  /** The sentence of each step in each language that the tool has it in. */
  steps: Map<string, Partial<Record<StepLanguage, string>>>
  classes: string[]
  /** Of what it writes: they name options without their section. */
  templates: string[]
}

/** Parts of a pom that have artifacts and versions of their own. */
const NESTED = /<!--[\s\S]*?-->|<(parent|dependencies|dependencyManagement|build|profiles|reporting)>[\s\S]*?<\/\1>/g

function coordinatesIn(pom: string): Pick<ToolModule, 'artifact' | 'version'> {
  const own = pom.replace(NESTED, '')
  const element = (name: string) => new RegExp(`<${name}>\\s*([^<]+?)\\s*</`).exec(own)?.[1]
  const version = element('version')
  const property = /^\$\{(.+)\}$/.exec(version ?? '')?.[1]
  return { artifact: element('artifactId') ?? '', version: property ? element(property) : version }
}

/** A bundle's name is that of the English one, or ends in its language. */
const BUNDLE = /(?<name>[^/]+?)(?:_(?<language>en|es))?\.properties$/

/** The sentences of a module: in the bundles that a contributor names, and in those that no other class does. */
function stepsOf(files: Source['files'], java: string): ToolModule['steps'] {
  const bundles = Array.from(files, ([path, text]) => {
    const { name = '', language } = BUNDLE.exec(path)?.groups ?? {}
    return { name, text, locale: STEP_LANGUAGES.find((each) => each === language) ?? 'en' }
  })
  const isTranslated = new Set(bundles.filter(({ locale }) => locale === 'es').map(({ name }) => name))
  const steps: ToolModule['steps'] = new Map()
  for (const { name, locale, text } of bundles)
    if (java.includes(`I18nResource("${name}")`) || (isTranslated.has(name) && !java.includes(`"${name}"`)))
      for (const [id, sentence] of readProperties(text)) steps.set(id, { ...steps.get(id), [locale]: sentence })
  return steps
}

/** Reads the modules of the tool: their files are below `src`, beside their pom. */
export function toolModules({ files }: Source): ToolModule[] {
  const poms = [...files].filter(([path]) => path.endsWith('pom.xml'))
  return poms.map(([pom, text]) => {
    const folder = posix.join(posix.dirname(pom), 'src/')
    const own = [...files].filter(([path]) => path.startsWith(folder))
    const textsOf = (end: string) => own.filter(([path]) => path.endsWith(end)).map(([, each]) => each)
    const classes = textsOf('.java').map(plainJava)
    const steps = stepsOf(new Map(own), classes.join('\n'))
    return { ...coordinatesIn(text), steps, classes, templates: textsOf('.ftl') }
  })
}
