/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { emitSchema } from '@/build/emit/emit-schema'
import { emitSnippets } from '@/build/emit/emit-snippets'
import { REFERENCE_FILES } from '../../reference-fixture'
import { workIn } from '../../work-in'

workIn(REFERENCE_FILES)

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

test('the schema is published in both languages', () => {
  emitSchema()
  for (const locale of ['es', 'en'])
    expect(readJson(`public/assets/schema/wakamiti.${locale}.schema.json`)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      properties: { wakamiti: { properties: { rest: {} } } },
    })
})

test('the snippets are published in both languages, by the ids of the steps', () => {
  emitSnippets()
  expect(existsSync('public/assets/snippets/wakamiti.es.code-snippets')).toBe(true)
  const snippets = readJson('public/assets/snippets/wakamiti.en.code-snippets')
  expect(snippets['rest.define.baseURL']).toMatchObject({ body: [`the base URL \${1:http://localhost:8080}`] })
  expect(Object.keys(snippets)).not.toContain('rest.placeholder')
})
