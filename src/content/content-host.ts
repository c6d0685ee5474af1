import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { endTogether, isEnding } from '@/lib/node/end-together'

/**
 * The address of a repository as it may be printed: without name, password, token and query. What cannot be parsed as an
 * address loses all before its last `@`: passwords that were not percent-encoded break it.
 * @example withoutCredentials('https://writer:secret@example.org/docs.git') // => 'https://example.org/docs.git'
 * @example withoutCredentials('git@example.org:docs.git') // => 'git@example.org:docs.git'
 */
export function withoutCredentials(repository: string): string {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)?([\s\S]*)$/i.exec(repository) ?? []
  const user = rest.lastIndexOf('@')
  if (!scheme) return /^[^/@]*:[^/]*@/.test(rest) ? rest.slice(user + 1) : rest
  const host = user < 0 ? rest : rest.slice(user + 1)
  // The user of ssh is no secret, and the address is none without it.
  const name = /^ssh:/i.test(scheme) ? /^[\w.-]+(?=[:@])/.exec(rest.slice(0, user + 1))?.[0] : undefined
  return `${scheme}${name ? `${name}@` : ''}${host.replace(/[?#][\s\S]*$/, '')}`
}

/** Its message is one line: what could not be fetched, and what to do. */
export class ContentFetchError extends Error {
  override name = 'ContentFetchError'
}

/** A repository may take this long to answer a question, and to hand out all of its content, in milliseconds … */
export const LIMITS = { answer: 60_000, content: 600_000 }
/** … and has to send this many bytes a second, in any such number of seconds. */
const SLOWEST = ['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=30']

/**
 * Settings that make git send a token to the host of a repository, and nowhere else: no redirect is followed. They are in the
 * environment, where other users of the machine cannot read them as they can the arguments of a program.
 * @returns none without a token, and none but for https: it would travel in the clear
 */
export function tokenSettings(repository: string, token: string | undefined): Record<string, string> {
  const url = URL.canParse(repository) ? new URL(repository) : undefined
  if (!token || url?.protocol !== 'https:') return {}
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64')
  return {
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: `http.${url.origin}/.extraHeader`,
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${credentials}`,
    GIT_CONFIG_KEY_1: `http.${url.origin}/.followRedirects`,
    GIT_CONFIG_VALUE_1: 'false',
    // Only here git says where a redirect leads. It leaves out the token.
    GIT_TRACE_CURL: '2',
    GIT_TRACE_CURL_NO_DATA: '1',
    GIT_TRACE_REDACT: '1',
  }
}

/** More bytes than git ever answers with. */
export const MAX_ANSWER_BYTES = 64 * 1024 * 1024

/** No prompts for a password: a build cannot answer them. */
export const environment = (settings: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  GIT_TERMINAL_PROMPT: '0',
  ...settings,
})

/** Where a repository has moved to, by what git says of a request that was redirected. */
function redirectOf(repository: string, said: string): string | undefined {
  const [, location] = /^.*<= Recv header: location: (.+)$/im.exec(said) ?? []
  if (!location || !URL.canParse(location, repository)) return undefined
  return withoutCredentials(new URL(location, repository).href.replace(/\/info\/refs\b.*$/, ''))
}

/** Why a repository cannot be asked, and what to do. */
function repositoryFault(repository: string, error: unknown): string {
  const { stderr = '', killed = false, code } = error as { stderr?: string; killed?: boolean; code?: unknown }
  if (code === 'ENOENT') return 'git is not installed  (install it, or use the content in content/)'
  const name = `CONTENT_REPOSITORY ${withoutCredentials(repository)}`
  const moved = redirectOf(repository, stderr)
  if (moved)
    return `${name} redirects to ${moved}, where CONTENT_TOKEN is not sent  (set CONTENT_REPOSITORY to that address, if you trust it)`
  if (killed || /too slow|timed out/i.test(stderr))
    return `${name} does not answer in time  (check the address and the network, then try again)`
  return `${name} cannot be reached  (check the address, the network and your access)`
}

/** Asks a repository. */
export async function ask(repository: string, args: string[], limit = LIMITS.answer): Promise<string> {
  const env = environment(tokenSettings(repository, process.env.CONTENT_TOKEN))
  const options = { env, maxBuffer: MAX_ANSWER_BYTES, timeout: limit }
  try {
    const asked = promisify(execFile)('git', [...SLOWEST, ...args], options)
    // Otherwise it would still write to the clone when the lock has gone with this process.
    endTogether(asked.child)
    return (await asked).stdout
  } catch (error) {
    throw new ContentFetchError(isEnding() ? 'The content was not fetched.' : repositoryFault(repository, error))
  }
}
