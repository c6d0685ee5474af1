import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as standIns from '@/build/next/stand-ins'

const { ALIASES, REPLACED } = require('@/build/next/lean-browser.cjs') as {
  ALIASES: Record<string, unknown>
  REPLACED: string[]
}

const NEXT = dirname(require.resolve('next/package.json'))

/** The modules that the scripts of every page begin with. */
const ENTRIES = ['dist/client/next.js', 'dist/client/page-loader.js']

const REQUIRE = /require\("(\.[^"]+)"\)/g

const fileOf = (path: string) =>
  [path, `${path}.js`, join(path, 'index.js')].find((file) => file.endsWith('.js') && existsSync(file))

/** Every module of Next.js that browsers may get, with its code. */
function browserModules(): Map<string, string> {
  const modules = new Map<string, string>()
  const follow = (file: string) => {
    if (modules.has(file)) return
    const code = readFileSync(file, 'utf8')
    modules.set(file, code)
    for (const [, path = ''] of code.matchAll(REQUIRE)) {
      const required = fileOf(resolve(dirname(file), path))
      if (required) follow(required)
    }
  }
  for (const entry of ENTRIES) follow(join(NEXT, entry))
  return modules
}

const MODULES = browserModules()

/** The names that browsers read from a module of Next.js. */
function namesReadFrom(target: string): string[] {
  const names = [...MODULES].flatMap(([file, code]) =>
    [...code.matchAll(/(?:const|var|let) (\w+|\{[^}]+\}) = (?:[\w.]+\()*require\("(\.[^"]+)"\)/g)]
      .filter(([, , path = '']) => fileOf(resolve(dirname(file), path)) === target)
      .flatMap(([, name = '']) =>
        name.startsWith('{')
          ? name
              .slice(1, -1)
              .split(',')
              .map((each) => each.trim())
          : [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, read = '']) => read),
      ),
  )
  return [...new Set(names)].filter((name) => !name.startsWith('DEV_')).sort()
}

describe('the installed Next.js', () => {
  test.each([...Object.keys(ALIASES), ...REPLACED])('still has %s', (path) => {
    expect(() => require.resolve(path)).not.toThrow()
  })

  test.each(REPLACED)('still sends %s to browsers, which use nothing that the stand-in lacks', (path) => {
    const file = require.resolve(path)
    expect([...MODULES.keys()]).toContain(file)
    expect(Object.keys(standIns)).toEqual(expect.arrayContaining(namesReadFrom(file)))
  })

  test('has the same values for the constants', () => {
    const real = {
      ...require('next/dist/lib/constants'),
      ...require('next/dist/shared/lib/router/utils/get-dynamic-param'),
    } as Record<string, unknown>
    // The markers are of routes that the site does not have.
    const { INTERCEPTION_ROUTE_MARKERS: _, ...rest } = standIns
    const constants = Object.entries(rest).filter(([name]) => /^[A-Z_]+$/.test(name))
    expect(constants.map(([name]) => [name, real[name]])).toEqual(constants)
  })

  test.each(['slug', '[slug]', '...slug', '[...slug]'])('parses the parameter %s in the same way', (parameter) => {
    const { parseMatchedParameter } = require('next/dist/shared/lib/router/utils/get-dynamic-param')
    const parse = standIns.parseMatchedParameter as (parameter: string) => unknown
    expect(parse(parameter)).toEqual(parseMatchedParameter(parameter))
  })

  test('hydrates the page from the module that is patched to do so in slices', () => {
    const code = MODULES.get(require.resolve('next/dist/client/index.js')) ?? ''
    expect(code.match(/require\("react-dom\/client"\)/g)).toHaveLength(1)
    expect(code).toContain('reactRoot = _client.default.hydrateRoot(')
  })

  test('minifies style sheets by the plugin that is removed', () => {
    const code = readFileSync(require.resolve('next/dist/build/webpack-config'), 'utf8')
    expect(code).toMatch(/\(compiler\)=>\{\s+const \{ CssMinimizerPlugin \} = require/)
  })

  test('reads only the environment of a process', () => {
    const replaced = REPLACED.map((path) => require.resolve(path))
    const kept = [...MODULES].filter(([file]) => !replaced.includes(file))
    const names = kept.flatMap(([, code]) => [...code.matchAll(/(?<![\w.])process\.(\w+)/g)].map(([, name]) => name))
    expect([...new Set(names)]).toEqual(['env'])
  })
})

test('the stand-ins are plain JavaScript: webpack does not compile them', () => {
  const code = readFileSync(require.resolve('@/build/next/stand-ins'), 'utf8')
  expect(() => new Function(code.replace(/^export (default )?/gm, ''))).not.toThrow()
})
