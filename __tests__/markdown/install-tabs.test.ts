import { installTabs } from '@/markdown/install-tabs'
import { REST_REFERENCE } from '../reference-fixture'

const [yaml, dependency, docker] = installTabs(REST_REFERENCE)

test('a module is declared in wakamiti.yaml', () => {
  expect(yaml).toEqual({
    lang: 'yaml',
    meta: 'tab="wakamiti.yaml"',
    value: 'wakamiti:\n  launcher:\n    modules:\n      - es.iti.wakamiti:rest-wakamiti-plugin:2.9.4',
  })
})

test('a dependency is declared in pom.xml', () => {
  expect(dependency?.meta).toBe('tab="pom.xml"')
  expect(dependency?.value.split('\n').map((line) => line.trim())).toEqual([
    '<dependency>',
    '<groupId>es.iti.wakamiti</groupId>',
    '<artifactId>rest-wakamiti-plugin</artifactId>',
    '<version>2.9.4</version>',
    '</dependency>',
  ])
})

test('Docker is told on the command line', () => {
  expect(docker).toMatchObject({ lang: 'shell', meta: 'tab="docker"' })
  expect(docker?.value).toContain('-m es.iti.wakamiti:rest-wakamiti-plugin:2.9.4')
})
