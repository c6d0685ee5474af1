import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { keptBuilds, type PublishedBuild } from '@/build/deploy/publication'

interface Build {
  /** Days. */
  age: number
  bytes?: number
  /** Bytes of a file that all builds have. */
  shared?: number
  build?: string
}

interface Case {
  name: string
  builds: Build[] | { count: number; every: number }
  kept: number
}

const CASES: Case[] = parse(readFileSync(`${__dirname}/kept-builds.yaml`, 'utf8'))

const NOW = Date.parse('2026-11-22T12:00:00Z')

const LIMIT_BYTES = 1_000

const fileOf = (name: string, bytes = 0) => ({ path: `_next/static/${name}.js`, bytes, sha256: '0'.repeat(64) })

const buildsOf = (builds: Case['builds']): Build[] =>
  Array.isArray(builds) ? builds : Array.from({ length: builds.count }, (_, index) => ({ age: index * builds.every }))

const listOf = (builds: Case['builds']) =>
  buildsOf(builds).map(({ age, bytes, shared, build }, index) => ({
    build: build ?? `b${index}`,
    published: new Date(NOW - age * 86_400_000).toISOString(),
    files: [fileOf(`own-${index}`, bytes), ...(shared ? [fileOf('shared', shared)] : [])],
  }))

test.each(CASES)('$name', ({ builds, kept }) => {
  const [added, ...earlier] = listOf(builds) as [PublishedBuild, ...PublishedBuild[]]
  expect(keptBuilds(added, earlier, NOW, LIMIT_BYTES)).toHaveLength(kept - 1)
})
