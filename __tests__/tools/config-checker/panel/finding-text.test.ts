/** @jest-environment node */
import type { Fault } from '@/config/check/finding'
import { weightOf } from '@/config/check/finding'
import type { CatalogueOption } from '@/config/options/option'
import { findingText } from '@/tools/config-checker/panel/finding-text'
import { CATALOGUE } from '../../../config/catalogue-fixture'

const option = (key: string): CatalogueOption => {
  const found = CATALOGUE.options.find((one) => one.key === key)
  if (!found) throw new Error(`no option ${key}`)
  return found
}

const wrong = (key: string): Fault => ({ kind: 'wrong-value', key, option: option(key) })

const CASES: [string, Fault, string, string][] = [
  ['an integer', wrong('rest.timeout'), 'Escribe un número entero.', 'Write a whole number.'],
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
    'a comment of a feature',
    { kind: 'read-elsewhere', key: '', option: option('azureSuite') },
    '# azureSuite: …',
    '# azureSuite: …',
  ],
  [
    'a comment, without the root',
    { kind: 'read-elsewhere', key: '', option: option('wakamiti.redefinition.stepMap') },
    '`# redefinition.stepMap: …`',
    '`# redefinition.stepMap: …`',
  ],
  [
    'the JVM',
    { kind: 'read-elsewhere', key: '', option: option('-Dwakamiti.profile') },
    '`-Dwakamiti.profile`',
    '`-Dwakamiti.profile`',
  ],
  [
    'a plugin by its name',
    { kind: 'missing-module', plugin: 'database', coordinates: 'a:b:1', isListed: true },
    'opciones de Base de datos',
    'options of Database',
  ],
  [
    'a plugin without a list',
    { kind: 'missing-module', plugin: 'rest', coordinates: 'a:b:1', isListed: false },
    'con Maven o JUnit',
    'with Maven or JUnit',
  ],
  [
    'a limit in the numbers of the language',
    { kind: 'too-large', limit: 'characters' },
    '100.000 caracteres',
    '100,000 characters',
  ],
  ['a limit of four digits', { kind: 'too-large', limit: 'lines' }, '3.000 líneas', '3,000 lines'],
  ['an unknown error of YAML', { kind: 'yaml', code: 'IMPOSSIBLE' }, 'Revisa esta línea.', 'Check this line.'],
  [
    'a code that is a name of every object',
    { kind: 'yaml', code: 'toString' },
    'Revisa esta línea.',
    'Check this line.',
  ],
  [
    'a key of one’s own, as features read it',
    { kind: 'own-key', key: 'wakamiti.member.id' },
    `\${member.id}`,
    'scenarios',
  ],
]

test.each(CASES)('%s is told in both languages', (_, fault, spanish, english) => {
  expect(findingText(fault, 'es', CATALOGUE)).toContain(spanish)
  expect(findingText(fault, 'en', CATALOGUE)).toContain(english)
})

test('the warning of an option says why it has no effect', () => {
  const fault: Fault = { kind: 'no-effect', key: '', option: option('wakamiti.logs.showLogo') }
  expect(findingText(fault, 'en', CATALOGUE)).toBe(option('wakamiti.logs.showLogo').warning?.en)
})

const WEIGHTS: [Fault, string][] = [
  [{ kind: 'unknown-key', key: 'a' }, 'error'],
  [{ kind: 'own-key', key: 'a' }, 'notice'],
  [{ kind: 'no-effect', key: 'a', option: option('rest.timeout') }, 'warning'],
  [{ kind: 'missing-module', plugin: 'a', coordinates: '', isListed: true }, 'warning'],
  [{ kind: 'missing-module', plugin: 'a', coordinates: '', isListed: false }, 'notice'],
  [{ kind: 'missing-key', key: 'a', option: option('rest.timeout'), canBeStep: true }, 'warning'],
  [{ kind: 'missing-key', key: 'a', option: option('rest.timeout'), canBeStep: false }, 'error'],
]

test.each(WEIGHTS)('%j weighs as %s', (fault, severity) => {
  expect(weightOf(fault)).toBe(severity)
})
