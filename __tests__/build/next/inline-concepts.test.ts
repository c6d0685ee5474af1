/** @jest-environment node */
import { CONCEPT_PHRASES } from '@/step-language/words/concept-phrases'
import { CONCEPTS } from '@/step-language/words/concepts'
import { TOPICS } from '@/step-language/words/topics'

jest.mock('tsx/cjs/api', () => ({
  require: (path: string) => jest.requireActual(path.replace(/^\.\.\/\.\.(.*)\.ts$/, '@$1')),
}))

const inlineConcepts = require('@/build/next/inline-concepts.cjs') as { call: (context: object) => string }

/** What a module exports whose code the loader has made. */
function exportOf(file: string): unknown {
  const dependencies: string[] = []
  const context = {
    resourcePath: `/src/step-language/words/${file}`,
    addDependency: (path: string) => dependencies.push(path),
  }
  const code: string = inlineConcepts.call(context)
  expect(dependencies.join()).toMatch(/words\.yaml$/)
  return new Function(code.replace(/^export const \w+ =/, 'return'))()
}

test.each([
  ['concepts.ts', CONCEPTS, 200],
  ['concept-phrases.ts', CONCEPT_PHRASES, 200],
  ['topics.ts', TOPICS, 50],
])('browsers get what %s reads from the content', (file, concepts, least) => {
  expect(concepts.length).toBeGreaterThan(least)
  expect(exportOf(file)).toEqual(JSON.parse(JSON.stringify(concepts)))
})
