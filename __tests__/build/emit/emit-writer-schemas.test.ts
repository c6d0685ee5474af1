import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020'
import { emitWriterSchemas } from '@/build/emit/emit-catalogue'
import { readCachedYaml } from '@/lib/node/disk-cache'
import { workIn } from '../../work-in'

const PROJECT = process.cwd()
const SETTINGS = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<'yaml.schemas', object>

workIn({})
beforeAll(emitWriterSchemas)

const filesIn = (folder: string) => readdirSync(join(PROJECT, 'content', folder)).map((file) => `${folder}/${file}`)

const FILES: Record<string, string[]> = {
  menu: ['menu.es.yaml', 'menu.en.yaml'],
  plugin: filesIn('reference/plugins'),
  core: ['reference/core.yaml'],
  'data-types': ['reference/data-types.yaml'],
  exercises: ['reference/exercises.yaml'],
  asked: filesIn('reference/asked').filter((file) => !file.endsWith('/pages.yaml')),
  'asked-pages': ['reference/asked/pages.yaml'],
}

const schemaOf = (name: string) =>
  new Ajv({ strict: false, formats: { uri: true } }).compile(
    JSON.parse(readFileSync(`.generated/schemas/${name}.json`, 'utf8')),
  )

test('editors know every schema', () => {
  const names = readdirSync('.generated/schemas').map((file) => `./.generated/schemas/${file}`)
  expect(Object.keys(SETTINGS['yaml.schemas']).sort()).toEqual(names.sort())
})

test.each(Object.entries(FILES))(
  'the schema %s accepts what is written, and no field that nobody knows',
  (name, files) => {
    const isValid = schemaOf(name)
    for (const file of files) {
      const content = readCachedYaml<object>(join(PROJECT, 'content'), file)
      expect([file, isValid(content), isValid.errors]).toEqual([file, true, null])
      expect(isValid({ ...content, colour: 1 })).toBe(false)
    }
  },
)
