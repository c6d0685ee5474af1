import { type ConfigCode, type ConfigFinding, configFinding, type FindingData } from '@/config/check/finding'
import { findingText } from '@/config/check/finding-text'
import type { CatalogueOption } from '@/config/options/option'
import { CATALOGUE } from '../catalogue-fixture'

const option = (key: string): CatalogueOption => {
  const found = CATALOGUE.options.find((one) => one.key === key)
  if (!found) throw new Error(`no option ${key}`)
  return found
}

/** A finding at the start of a text. */
const at = <Code extends ConfigCode>(code: Code, data: FindingData[Code]): ConfigFinding =>
  configFinding(code, { from: 0, to: 0 }, data)

const wrong = (key: string) => at('wrong-value', { key, option: option(key) })

const CASES: [string, ConfigFinding, string, string][] = [
  ['an integer', wrong('rest.timeout'), 'entero de milisegundos, desde 0.', 'number of milliseconds, 0 or more.'],
  ['a boolean', wrong('wakamiti.dryRun'), 'Escribe `true` o `false`.', 'Write `true` or `false`.'],
  [
    'a closed list',
    wrong('fileUploader.protocol'),
    'Escribe uno de estos valores: `ftp`, `ftps`, `sftp`.',
    'Write one of these values: `ftp`, `ftps`, `sftp`.',
  ],
  [
    'an item',
    wrong('wakamiti.launcher.modules'),
    'Escribe `grupo:artefacto:versión`.',
    'Write `group:artifact:version`.',
  ],
  [
    'a map',
    wrong('rest.oauth2.parameters'),
    'Escribe debajo claves con su valor.',
    'Write keys with their value below.',
  ],
  [
    'a comment, without the root',
    at('read-elsewhere', { key: '', option: option('wakamiti.redefinition.stepMap'), place: 'feature' }),
    '`# redefinition.stepMap: …`',
    '`# redefinition.stepMap: …`',
  ],
  [
    'the JVM',
    at('read-elsewhere', { key: '', option: option('-Dwakamiti.profile'), place: 'jvm' }),
    '`-Dwakamiti.profile`',
    '`-Dwakamiti.profile`',
  ],
  [
    'a plugin by its name',
    at('missing-module', { plugin: 'database', coordinates: 'a:b:1', isListed: true }),
    'Es de Base de datos',
    'It belongs to Database',
  ],
  [
    'a plugin without a list',
    at('missing-module', { plugin: 'rest', coordinates: 'a:b:1', isListed: false }),
    'con Maven o JUnit',
    'with Maven or JUnit',
  ],
  [
    'limits in the numbers of the language',
    at('too-large', {}),
    '100.000 caracteres y 3.000 líneas',
    '100,000 characters and 3,000 lines',
  ],
  ['an unknown error of YAML', at('yaml', { error: 'IMPOSSIBLE' }), 'Revisa esta línea.', 'Check this line.'],
  ['a code that is an inherited property', at('yaml', { error: 'toString' }), 'Revisa esta línea.', 'Check this line.'],
  ['a custom key, as features read it', at('own-key', { key: 'wakamiti.member.id' }), `\${member.id}`, 'scenarios'],
]

test.each(CASES)('%s has a text in both languages', (_, finding, spanish, english) => {
  expect(findingText(finding, 'es', CATALOGUE.plugins)).toContain(spanish)
  expect(findingText(finding, 'en', CATALOGUE.plugins)).toContain(english)
})

test('the warning of an option explains why it has no effect', () => {
  const finding = at('no-effect', { key: '', option: option('wakamiti.logs.showLogo') })
  expect(findingText(finding, 'en', CATALOGUE.plugins)).toBe(option('wakamiti.logs.showLogo').warning?.en)
})
