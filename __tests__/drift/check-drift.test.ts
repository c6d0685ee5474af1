import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { stringify } from 'yaml'
import { checkDrift } from '@/drift/check-drift'
import { readProperties } from '@/lib/java'
import { type Files, workIn, writeFiles } from '../work-in'

const option = (key: string, type: string, value: unknown) =>
  `  - key: ${key}\n    type: ${type}\n    default: ${value} # as the tool has it\n`
const step = (id: string, es: string, en: string) => `- id: ${id}\n  expression:\n    es: "${es}"\n    en: ${en}\n`

const CORE = `engine: 2.0.0\napi: 1.0.0\ncommit: abcdef0
artifacts:\n  - es.iti.wakamiti:wakamiti-engine\n  - es.iti.wakamiti:wakamiti-api
options:\n${option('wakamiti.path', 'path', '.')}${option('library.url', 'url', null)}`

const MAIL = `# Mail\nplugin: mail\nartifact: es.iti.wakamiti:mail-plugin\nversion: 1.2.0
options:\n${option('mail.port', 'integer', 25)}${option('mail.server.user', 'string', null)}steps:
${step('mail.define.port', 'el puerto {integer}', 'the port {integer}')}\
${step('mail.send', 'se envía:', "'the mail is sent:'")}`

const pom = (artifact: string, version: string) =>
  `<project><parent><artifactId>starter</artifactId><version>9.9.9</version></parent><artifactId>${artifact}</artifactId>
  <version>${version}</version><properties><revision>2.0.0</revision></properties></project>`

const TOOL: Record<string, string> = {
  'pom.xml': pom('aggregator', '1.0.0'),
  'engine/pom.xml': pom('wakamiti-engine', `$\{revision}`),
  'api/pom.xml': pom('wakamiti-api', '1.0.0'),
  'api/src/main/java/Core.java': `class Core implements ConfigContributor<Void> {
    public static final String PREFIX = "wakamiti";
    public static final String PATH = "path"; // where it looks, "at first"
    Configuration c = factory().filtered(PREFIX).appendFromPairs(PATH, "."); }`,
  'mail/pom.xml': pom('mail-plugin', '1.2.0'),
  'mail/src/main/resources/acme_mail.properties':
    '# Steps\nmail.define.port = the port {integer}\nmail.send = the mail \\\n   is sent:\n',
  'mail/src/main/resources/acme_mail_es.properties':
    'mail.define.port=el puerto {integer}\nmail.send=se env\\u00eda\\:\n',
  'mail/src/main/java/Mail.java': `class Mail implements ConfigContributor<MailSteps> {
    static final String UNUSED = "mail.unused";
    static final String PORT = "mail.port";
    static final String SERVER = "mail.server";
    static final String USER = "user";
    Configuration c = factory().fromPairs(PORT, String.valueOf(25));
    void configure(Configuration configuration) {
      Configuration server = configuration.inner(SERVER);
      server.get(USER, String.class).ifPresent(this::user); } }`,
}

workIn({ 'content/reference/core.yaml': CORE, 'content/reference/plugins/mail.yaml': MAIL })

/** A replacement in one of the tool's files. */
type Edit = [file: string, before: string | RegExp, after: string]

function writeTool(edits: Edit[] = [], more: Files = {}): void {
  const files = { ...TOOL }
  for (const [file, before, after] of edits) files[file] = (files[file] ?? '').replace(before, after)
  rmSync('tool', { recursive: true, force: true })
  writeFiles('tool', { ...files, ...more })
}

function run(...args: string[]): { code: number; lines: string[] } {
  const lines: string[] = []
  for (const name of ['log', 'error'] as const)
    jest.spyOn(console, name).mockImplementation((...words: unknown[]) => void lines.push(words.join()))
  const code = checkDrift(args)
  jest.restoreAllMocks()
  return { code, lines }
}

/** The reported differences, without their location and advice. */
const differences = (...args: string[]) =>
  run('--source', 'tool', ...args)
    .lines.slice(0, -1)
    .map((line) => line.split('  ')[1])

const JAVA = 'mail/src/main/java/Mail.java'
const EN = 'mail/src/main/resources/acme_mail.properties'
const ES = 'mail/src/main/resources/acme_mail_es.properties'

const CASES: [change: string, edits: Edit[], said: string[]][] = [
  [
    'a sentence',
    [[ES, 'el puerto', 'un puerto']],
    ['mail: step mail.define.port in es was "el puerto {integer}", is "un puerto {integer}"'],
  ],
  [
    'a sentence that is missing',
    [[ES, /^mail.send.*$/m, '']],
    ['mail: step mail.send in es was "se envía:", has none'],
  ],
  [
    'a step that is new',
    [[EN, '# Steps', 'mail.read=the mail is read']],
    ['mail: step mail.read is new: "the mail is read"'],
  ],
  [
    'a step that is gone',
    [
      [EN, /^mail.define.*$/m, ''],
      [ES, /^mail.define.*$/m, ''],
    ],
    ['mail: step mail.define.port is no longer in the tool'],
  ],
  [
    'a step of another name',
    [
      [EN, 'mail.send', 'mail.post'],
      [ES, 'mail.send', 'mail.post'],
    ],
    ['mail: step mail.send was renamed to mail.post'],
  ],
  ['a default', [[JAVA, '25', '587L']], ['mail: default mail.port was "25", is "587"']],
  [
    'a default of the engine',
    [['api/src/main/java/Core.java', '"."', '"src"']],
    ['core: default wakamiti.path was ".", is "src"'],
  ],
  [
    'an option that is new',
    [[JAVA, 'fromPairs(', 'fromPairs("mail.safe", Boolean.TRUE.toString(), ']],
    ['mail: option mail.safe is new: "true"'],
  ],
  [
    'an option of a section',
    [[JAVA, 'server.get(', 'server.get("password", String.class); server.get(']],
    ['mail: option mail.server.password is new'],
  ],
  [
    'an option that is gone',
    [[JAVA, '"user"', '"names"']],
    ['mail: option mail.server.user is no longer in the tool', 'mail: option mail.server.names is new'],
  ],
  [
    'an option of another name',
    [[JAVA, '"mail.server"', '"mail.login"']],
    ['mail: option mail.server.user was renamed to mail.login.user'],
  ],
  [
    'versions',
    [
      ['engine/pom.xml', '2.0.0', '2.1.0'],
      ['mail/pom.xml', '1.2.0', '1.3.0'],
    ],
    ['core: version engine was "2.0.0", is "2.1.0"', 'mail: version version was "1.2.0", is "1.3.0"'],
  ],
  [
    'a plugin of another name',
    [['mail/pom.xml', 'mail-plugin', 'post-plugin']],
    ['mail: plugin es.iti.wakamiti:mail-plugin is no longer in the tool', 'core: plugin post-plugin is new: "1.2.0"'],
  ],
]

describe('drift', () => {
  test('the references agree with the tool', () => {
    writeTool()
    const { code, lines } = run('--source', 'tool')
    expect({ code, lines }).toEqual({ code: 0, lines: ['tool: modules 4, steps 2; the references say the same'] })
  })

  test.each(CASES)('%s is reported', (_, edits, said) => {
    writeTool(edits)
    expect(differences()).toEqual(said)
  })

  test('examples, tests and build output are ignored', () => {
    writeTool([], {
      'examples/x/pom.xml': pom('x', '1'),
      'mail/target/pom.xml': pom('y', '1'),
      'mail/src/test/java/T.java': TOOL[JAVA],
    })
    expect(run('--source', 'tool').code).toBe(0)
  })

  test('a difference is located in the reference', () => {
    writeTool([[JAVA, '25', '587']])
    expect(run('--source', 'tool').lines[0]).toMatch(/^content\/reference\/plugins\/mail\.yaml:8:14 {2}mail: default/)
  })
})

describe('a repository', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', 'tool', '-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
      stdio: 'pipe',
    }).toString()

  beforeAll(() => {
    writeTool([
      [JAVA, '25', '587'],
      [ES, 'el puerto', 'un "puerto"'],
      [EN, '# Steps', 'mail.read=the mail is read\nmail.drop=dropped'],
    ])
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'All')
    git('tag', 'v1')
  })

  test('--write changes the facts and nothing else, and then the references agree', () => {
    const { code, lines } = run('--source', 'tool', '--ref', 'v1', '--write')
    expect({ code, written: lines.filter((line) => line.endsWith('(written)')).length }).toEqual({
      code: 1,
      written: 4,
    })
    expect(readFileSync('content/reference/plugins/mail.yaml', 'utf8')).toBe(
      MAIL.replace('25', '587').replace('"el puerto {integer}"', `un "puerto" {integer}`) +
        ['mail.read', 'mail.drop']
          .map((id) => {
            const text = id === 'mail.read' ? 'the mail is read' : 'dropped'
            return `- id: ${id}\n  kind: action\n  expression:\n    es: ${id}\n    en: ${text}\n  block: none\n  description:\n    es: ""\n    en: ""\n  placeholder: true\n`
          })
          .join(''),
    )
    expect(readFileSync('content/reference/core.yaml', 'utf8')).toBe(
      // YAML quotes a commit of digits only.
      CORE.replace('abcdef0', stringify(git('rev-parse', 'HEAD').slice(0, 7)).trim()),
    )
    expect(run('--source', 'tool').code).toBe(0)
  })

  test('--write-since adds the versions of new steps and options, and the former steps', () => {
    writeFiles('content', { 'reference/plugins/mail.yaml': MAIL })
    git('tag', '--delete', 'v1')
    const release = (tag: string, edits: Edit[]) => {
      for (const [file, before, after] of edits)
        writeFiles('tool', { [file]: readFileSync(`tool/${file}`, 'utf8').replace(before, after) })
      git('commit', '--quiet', '--all', '--message', tag)
      git('tag', tag)
    }
    release('v2.0.0', [
      [EN, /^mail.send.*\n.*$/m, ''],
      [ES, /^mail.send.*$/m, ''],
      [JAVA, '"user"', '"names"'],
    ])
    release('v2.1.0', [
      ['mail/pom.xml', '1.2.0', '1.3.0'],
      [EN, 'the port', 'a port\nmail.send=the mail is sent:\n'],
      [JAVA, '"names"', '"user"'],
    ])
    expect(run('--source', 'tool', '--write-since').lines).toEqual([
      'reference/plugins/mail.yaml  since of mail.server.user is 1.3.0  (written)',
      'reference/plugins/mail.yaml  since of mail.send is 1.3.0  (written)',
      'reference/step-history.yaml',
    ])
    expect(readFileSync('content/reference/plugins/mail.yaml', 'utf8')).toBe(
      MAIL.replace(/(mail.server.user)/, '$1\n    since: 1.3.0').replace(/(id: mail.send)/, '$1\n  since: 1.3.0'),
    )
    expect(readFileSync('content/reference/step-history.yaml', 'utf8')).toContain('mail.send:\n      2.1.0: null')
  })

  test.each([
    ['no source', [], '--source is missing'],
    ['no such place', ['--source', 'nowhere'], 'git cannot read HEAD of nowhere'],
    ['no such version', ['--source', 'tool', '--ref', 'v9'], 'git cannot read v9 of tool'],
    ['something else', ['--source', 'content'], 'content has no pom.xml'],
    ['an unknown option', ['--from', 'tool'], "Unknown option '--from'"],
  ])('%s cannot be read, and the error says what to do', (_, args, said) => {
    const { code, lines } = run(...args)
    expect({ code, count: lines.length }).toEqual({ code: 2, count: 1 })
    expect(lines[0]).toContain(said)
  })
})

test.each([
  ['a=1', { a: '1' }],
  [' a.b : 1 = 2 ', { 'a.b': '1 = 2' }],
  ['a = one \\\r\n   two\n# no = comment\n! nor this', { a: 'one two' }],
  ['a\\ b=\\u00f1\\t\\\\\nc', { 'a b': 'ñ\t\\', c: '' }],
])('a bundle is read as Java does: %j', (text, entries) => {
  expect(Object.fromEntries(readProperties(text))).toEqual(entries)
})
