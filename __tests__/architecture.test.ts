import { existsSync, readFileSync } from 'node:fs'
import { FOLDERS, type Import, importsOf, SOURCES, type Source, sourceAt, withoutComments } from './sources'

/** The modules in their order: a module uses only modules before it. Folders without code have no place in it. */
const MODULES = [
  'lib',
  'i18n',
  'site',
  'steps',
  'step-language',
  'gherkin',
  'config',
  'content',
  'markdown',
  'content-lint',
  'navigation',
  'article',
  'home',
  'search',
  'editor',
  'tools',
  'cli',
  'shell',
  'pages',
  'build',
  'cms',
  'verify',
  'drift',
]

const WITHOUT_CODE = ['styles']

const MAX_LINES = 200

/**
 * What may read files and run programs: the build, and what it reads content and Markdown with.
 */
const NODE_FILES =
  /^(lib\/node\/|build\/|cli\/|cms\/(?!app\/)|verify\/|drift\/|markdown\/|content\/(catalogues|documents|references|runs|content-git|content-source|site-pages)\.ts$|site\/content-root\.ts$)/

/** What must never be downloaded: everything that knows all documents, all references, or how Markdown is rendered. */
const BUILD_SIDE =
  /^(lib\/node\/|cli\/|content\/(catalogues|documents|document-types|references|runs|content-git|content-source|site-pages)$|markdown\/|build\/|cms\/|verify\/|drift\/)/

const moduleOf = (target: string) => target.split('/')[0] ?? ''

const pointsRight = ({ module }: Source, { target }: Import) =>
  target !== undefined &&
  FOLDERS.includes(moduleOf(target)) &&
  MODULES.indexOf(moduleOf(target)) > MODULES.indexOf(module)

/** Imports of all sources that break a rule, as `file ← from`. */
const breaches = (isBroken: (source: Source, each: Import) => boolean): string[] =>
  SOURCES.flatMap((source) =>
    importsOf(source)
      .filter((each) => isBroken(source, each))
      .map(({ from }) => `${source.file} imports ${from}`),
  )

describe('modules', () => {
  test('every folder of the sources has its place in the order', () => {
    expect(FOLDERS.filter((folder) => !MODULES.includes(folder) && !WITHOUT_CODE.includes(folder))).toEqual([])
  })

  test('the order holds no folder that is not there, and the README tells it', () => {
    expect(MODULES.filter((module) => !FOLDERS.includes(module))).toEqual([])
    expect(readFileSync('README.md', 'utf8')).toContain(`\`${MODULES.join(' · ')}\``)
  })

  test('imports point left', () => {
    expect(breaches(pointsRight)).toEqual([])
  })

  test('what is imported is there', () => {
    const isMissing = (_: Source, { target }: Import) =>
      target !== undefined && !/\.(css|json|cjs|config)$/.test(target) && !sourceAt(target)
    expect(breaches(isMissing)).toEqual([])
  })

  test(`a file is shorter than ${MAX_LINES} lines; words of the site are data`, () => {
    const long = SOURCES.filter(({ module, text }) => module !== 'i18n' && text.split('\n').length > MAX_LINES)
    expect(long.map(({ file, text }) => `${file} ${text.split('\n').length - 1}`)).toEqual([])
  })
})

/** Files that the schema library comes with: they state what content has to be. */
const SCHEMAS = SOURCES.filter((source) => importsOf(source).some(({ from, isType }) => from === 'zod' && !isType))

const isSchema = (target: string) => SCHEMAS.some(({ file }) => file.replace(/\.tsx?$/, '') === target)

describe('fences', () => {
  test('only what checks content takes values from a schema; everything else takes its types', () => {
    const CHECKS_CONTENT = ['content', 'content-lint', 'markdown', 'build', 'cms', 'verify']
    const isBroken = ({ module, file }: Source, { target, isType }: Import) =>
      !isType && isSchema(target ?? '') && !CHECKS_CONTENT.includes(module) && !isSchema(file.replace(/\.ts$/, ''))
    expect(SCHEMAS.map(({ file }) => file)).toContain('steps/step-schema.ts')
    expect(breaches(isBroken)).toEqual([])
  })

  test('only the build side reads files and runs programs', () => {
    expect(breaches(({ file }, { from }) => from.startsWith('node:') && !NODE_FILES.test(file))).toEqual([])
  })

  test('the generated documents are imported as types only, and only in content', () => {
    const isBroken = ({ module }: Source, { from, isType }: Import) =>
      from === 'contentlayer/generated' && !(isType && module === 'content')
    expect(breaches(isBroken)).toEqual([])
  })

  test('modules of the browser never touch what knows all documents', () => {
    const isBrowserFile = ({ file, module }: Source) =>
      module === 'navigation' || (module === 'shell' && file !== 'shell/render-page.tsx') || /^article\/use-/.test(file)
    const isBroken = (source: Source, { target, isType }: Import) =>
      isBrowserFile(source) && !isType && BUILD_SIDE.test(target ?? '')
    expect(breaches(isBroken)).toEqual([])
  })

  test('pages pull nothing into the browser that knows all documents', () => {
    const pages = SOURCES.filter(({ file, module }) => module === 'pages' && file !== 'pages/_document.tsx')
    expect(pages.map(({ file }) => file)).toEqual(expect.arrayContaining(['pages/_app.tsx', 'pages/[[...slug]].tsx']))
    expect(
      [...new Set(pages.flatMap((page) => reachOf(page)))].filter((file) => BUILD_SIDE.test(file) || isSchema(file)),
    ).toEqual([])
  })
})

/** The parts of a page that run in the build only: Next.js takes them and their imports out of what browsers download. */
const STATIC_PART = /^export const getStatic(Props|Paths)\b[\s\S]*?(?=^export |(?![\s\S]))/gm

/** Imports of a page that browsers need: those whose names are used outside of the build's part. */
function browserImports(page: Source): Import[] {
  const rest = withoutComments(page.text)
    .replace(STATIC_PART, '')
    .replace(/^import [^']*'[^']+'$/gm, '')
  const isUsed = (name: string) => name === '*' || new RegExp(`\\b${name}\\b`).test(rest)
  return importsOf(page).filter(({ names, isType }) => !isType && (names.length === 0 || names.some(isUsed)))
}

/** Every file that a page brings along, without its extension. */
function reachOf(page: Source): string[] {
  const seen = new Set<string>()
  const follow = (imports: Import[]) => {
    for (const { target, isType } of imports) {
      if (!target || isType || seen.has(target)) continue
      seen.add(target)
      const source = sourceAt(target)
      if (source) follow(importsOf(source))
    }
  }
  follow(browserImports(page))
  return [...seen]
}

describe('names of files', () => {
  const PATH = /(?<![\w/])src\/[\w./[\]-]+\.(?:tsx?|[cm]js|css)\b/g

  test('every file that a source names, in a string or in a comment, is there', () => {
    const named = SOURCES.flatMap(({ file, text }) => (text.match(PATH) ?? []).map((path) => ({ file, path })))
    expect(named.filter(({ path }) => !existsSync(path))).toEqual([])
  })
})

describe('words', () => {
  /** Words of the tool's own language, not of the site: keywords of Gherkin and what matching is measured with. */
  const LANGUAGE_OF_THE_TOOL = /^(steps|step-language|gherkin)\/.+\.ts$|^build\/bench\//

  test('no Spanish stands in the code: visible words come from i18n or from the content', () => {
    const spanish = SOURCES.filter(({ file, module }) => module !== 'i18n' && !LANGUAGE_OF_THE_TOOL.test(file)).flatMap(
      ({ file, text }) =>
        withoutComments(text)
          .split('\n')
          .flatMap((line, index) => (/[áéíóúñ¿¡]/i.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    )
    expect(spanish).toEqual([])
  })
})
