const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const nextJest = require('next/jest')

const MODULES = join(__dirname, 'node_modules')

const packages = readdirSync(MODULES).flatMap((name) =>
  name.startsWith('@') ? readdirSync(join(MODULES, name)).map((inner) => `${name}/${inner}`) : [name],
)

/** Whether a package has ES modules, which have to be transpiled: Jest cannot require them on every supported Node. */
const isEsModule = (name) => {
  try {
    return JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')).type === 'module'
  } catch {
    return false
  }
}

/** The program of Satteri for this system: what loads it elsewhere is an ES module that Jest cannot transpile. */
const [binding] = readdirSync(join(MODULES, '@bruits'))

const config = nextJest({ dir: './' })({
  // Tests of the DOM ask for jsdom themselves.
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.{ts,tsx}'],
  // Slow tests run only with `npm test -- --all`.
  ...(!process.env.TEST_ALL && { testPathIgnorePatterns: ['\\.all\\.test\\.tsx?$'] }),
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  // Even on a busy machine only what hangs should fail.
  testTimeout: 600_000,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^#binding$': `@bruits/${binding}`,
    // The build makes it, but unit tests run on a fresh clone.
    '/\\.generated/topics\\.json$': '<rootDir>/__tests__/navigation/topics.json',
  },
})

module.exports = async () => ({
  ...(await config()),
  transformIgnorePatterns: [`^(?:(?!/node_modules/).)*/node_modules/(?!(?:${packages.filter(isEsModule).join('|')})/)`],
})
