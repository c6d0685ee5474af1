import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeFile, zipped } from '@/build/exported/files'
import type { References } from '@/content/references'
import { cacheFolder } from '@/lib/node/disk-cache'
import { run } from './shell'

/** Where everything is kept that verification downloads or builds. */
export const CACHE = resolve('.verify')
const SOURCE = process.env.WAKAMITI_SOURCE ?? 'https://github.com/iti-ict/wakamiti'
const REPOSITORY = join(CACHE, 'repository')
const HOME = join(CACHE, 'home')

export interface Tool {
  home: string
  /** Environment variables that tell it where the plugins are. */
  env: Record<string, string>
  repository: string
}

type Coordinates = ReturnType<typeof coordinates>

/** @example coordinates('com.h2database:h2:2.2.224') // => { group: 'com.h2database', name: 'h2', version: '2.2.224' } */
function coordinates(text: string) {
  const [group = '', name = '', version = ''] = text.split(':')
  return { group, name, version }
}

const jarPath = ({ group, name, version }: Coordinates): string =>
  join(REPOSITORY, group.replaceAll('.', '/'), name, version, `${name}-${version}.jar`)

/** Maven fetches everything from Central, because some modules name servers that no longer exist. */
const SETTINGS = `<settings><mirrors><mirror><id>central-only</id><mirrorOf>*</mirrorOf>
<url>https://repo1.maven.org/maven2</url></mirror></mirrors></settings>`

const MAVEN_OPTIONS = ['-B', '-ntp', '-q', '-s', join(CACHE, 'settings.xml'), `-Dmaven.repo.local=${REPOSITORY}`]
const maven = (folder: string, args: string[]) => run('mvn', [...MAVEN_OPTIONS, ...args], folder)

/** Installs an empty archive in place of a transitive dependency that is for Android only and not on Central. */
async function installStandIn(): Promise<void> {
  const readme = 'Stands in for a library of Android, which is not used here.\n'
  writeFile(join(CACHE, 'stand-in.jar'), zipped('META-INF', [['README', readme]]))
  const android = ['-DgroupId=com.google.android.things', '-DartifactId=androidthings', '-Dversion=1.0']
  await maven(CACHE, ['install:install-file', '-Dfile=stand-in.jar', '-Dpackaging=jar', ...android])
}

const QUICK = ['-DskipTests', '-Denforcer.skip', '-Dmaven.javadoc.skip', '-Dmaven.source.skip', '-Djacoco.skip']

/** The launcher and what the plugins need to compile; their tests, which are not run, use JUnit. */
const ENGINE_PARTS = [
  'wakamiti-engine/wakamiti-launcher',
  'wakamiti-engine/wakamiti-junit',
  'wakamiti-engine/wakamiti-junit5',
  'wakamiti-engine/wakamiti-maven-plugin',
  'wakamiti-plugin-starter',
]

/** Builds as many plugins as possible and reports the others, which may need an engine that was never published. */
async function buildPlugins(folder: string, engine: string, plugins: readonly Coordinates[]): Promise<void> {
  const available = readdirSync(folder).filter((name) => plugins.some((plugin) => plugin.name === name))
  // For their own tests, they name an older engine that was not published either.
  const args = ['-pl', available.join(), '-fae', `-Dwakamiti-engine.version=${engine}`, ...QUICK, 'install']
  const failure = await maven(folder, args).catch((error: unknown) => error)
  const missing = plugins.filter((plugin) => !existsSync(jarPath(plugin)))
  if (missing.length === plugins.length) throw failure
  for (const { name, version } of missing) console.log(`${name} ${version} cannot be built: examples run without it`)
}

async function buildTool(commit: string, engine: string, plugins: readonly Coordinates[]): Promise<void> {
  const source = join(CACHE, 'source')
  rmSync(source, { recursive: true, force: true })
  console.log(`Building Wakamiti ${engine} from ${SOURCE} at ${commit}: some minutes, once`)
  await run('git', ['clone', '--quiet', '--', SOURCE, source], '.')
  await run('git', ['checkout', '--quiet', '--detach', commit], source)
  writeFileSync(join(CACHE, 'settings.xml'), SETTINGS)
  await installStandIn()
  await maven(source, ['-pl', ENGINE_PARTS.join(), '-am', ...QUICK, 'install'])
  await buildPlugins(join(source, 'plugins'), engine, plugins)
  const target = join(source, 'wakamiti-engine/wakamiti-launcher/target')
  cpSync(join(target, 'staging'), HOME, { recursive: true })
}

/** Provides the launcher and the plugins in the versions of the references, built once. */
export async function provideTool({ commit, engine }: References['core'], modules: readonly string[]): Promise<Tool> {
  const data = join(CACHE, 'data')
  await cacheFolder(HOME, commit, async () => {
    mkdirSync(join(data, 'wakamiti'), { recursive: true })
    await buildTool(commit, engine, modules.map(coordinates))
    rmSync(join(data, 'wakamiti/repository'), { force: true })
    symlinkSync(REPOSITORY, join(data, 'wakamiti/repository'))
  })
  return { home: HOME, env: { WAKAMITI_HOME: HOME, XDG_DATA_HOME: data }, repository: REPOSITORY }
}

/** The jar of a module, which Maven downloads once. */
export async function jarOf(module: string): Promise<string> {
  const file = jarPath(coordinates(module))
  if (!existsSync(file)) await maven(CACHE, ['dependency:get', `-Dartifact=${module}`, '-Dtransitive=false'])
  return file
}

/** Replaces the Maven repository that a page shows with the verifier's own. */
export const withLocalRepository = (text: string, { repository }: Tool): string =>
  text.replace(/\/home\/\w+\/\.m2\/repository/g, repository)
