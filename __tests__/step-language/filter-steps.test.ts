/** @jest-environment node */
import { countFilters, passesFilters, type StepFilters } from '@/step-language/finder-state'
import { testCatalogue } from './test-finder'

const { steps } = testCatalogue()
const idsFor = (filters: StepFilters) => steps.filter((step) => passesFilters(step, filters)).map(({ id }) => id)

test('without filters every step passes', () => {
  expect(idsFor({})).toHaveLength(steps.length)
})

test.each<[StepFilters, string, string]>([
  [{ plugin: 'rest' }, 'rest.define.service', 'db.assert.table.empty'],
  [{ kind: 'assertion' }, 'db.assert.table.empty', 'rest.define.service'],
  [{ type: 'place' }, 'rest.define.baseURL', 'rest.define.service'],
  [{ plugin: 'jmeter', kind: 'definition', type: 'place' }, 'jmeter.define.proxy', 'jmeter.define.timeout'],
])('%j lets its own through and nothing else', (filters, inside, outside) => {
  expect(idsFor(filters)).toContain(inside)
  expect(idsFor(filters)).not.toContain(outside)
})

test('a filter counts what it would leave beside the others', () => {
  const { plugin, kind, type } = countFilters(steps, { plugin: 'modbus', kind: 'definition' })
  expect(plugin.get('modbus')).toBe(idsFor({ plugin: 'modbus', kind: 'definition' }).length)
  expect(plugin.get('rest')).toBe(idsFor({ plugin: 'rest', kind: 'definition' }).length)
  expect(kind.get('action')).toBe(idsFor({ plugin: 'modbus', kind: 'action' }).length)
  expect(type.get('number')).toBe(idsFor({ plugin: 'modbus', kind: 'definition', type: 'number' }).length)
})
