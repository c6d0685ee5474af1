const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const nextJest = require('next/jest')

const MODULES = join(__dirname, 'node_modules')

const packages = readdirSync(MODULES).flatMap((name) =>
  name.startsWith('@') ? readdirSync(join(MODULES, name)).map((inner) => `${name}/${inner}`) : [name],
)

/** Whether a package is published as ES modules, which Jest cannot require on every supported Node: it is translated. */
const isEsModule = (name) => {
  try {
    return JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')).type === 'module'
  } catch {
    return false
  }
}

const config = nextJest({ dir: './' })({
  // A test of what stands in a page names jsdom.
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.{ts,tsx}'],
  // What takes long runs with `npm test -- --all`.
  ...(!process.env.TEST_ALL && { testPathIgnorePatterns: ['\\.all\\.test\\.tsx?$'] }),
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  // A busy machine is slow, which is no fault of the code: only what never ends fails.
  testTimeout: 600_000,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    // The build makes it; unit tests run on a fresh clone.
    '/\\.generated/topics\\.json$': '<rootDir>/__tests__/navigation/topics.json',
  },
})

module.exports = async () => ({
  ...(await config()),
  transformIgnorePatterns: [`^(?:(?!/node_modules/).)*/node_modules/(?!(?:${packages.filter(isEsModule).join('|')})/)`],
})
