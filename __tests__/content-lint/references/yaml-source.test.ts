import { isMap, isScalar } from 'yaml'
import { readYaml } from '@/content-lint/references/yaml-source'

test.each(['a: b: c', 'a: [1', '\ta: 1', 'a: "x', 'a: 1\nb', '- a\nb: 1', 'a: 1\n---\nb: 2', '@a'])(
  '%j is not sound, and has one problem per line',
  (text) => {
    const { source, problems } = readYaml('a.yaml', text)
    const lines = problems.map(({ line }) => line)
    expect(source.isSound).toBe(false)
    expect(problems.length).toBeGreaterThan(0)
    expect(new Set(lines).size).toBe(lines.length)
  },
)

test('values follow YAML 1.2, in which yes is a string', () => {
  const { source } = readYaml('a.yaml', 'a: yes\nb: 012\nc: 1_000\n')
  const root = source.document.contents
  const values = isMap(root) ? root.items.map(({ value }) => isScalar(value) && value.value) : []
  expect(values).toEqual(['yes', 12, '1_000'])
})
