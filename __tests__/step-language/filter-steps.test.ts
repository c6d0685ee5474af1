import { type FinderState, passesFilters } from '@/step-language/finder-state'
import { testCatalogue } from './test-finder'

const { steps } = testCatalogue()
const idsFor = (filters: Omit<FinderState, 'text'>) =>
  steps.filter((step) => passesFilters(step, filters)).map(({ id }) => id)

test('without filters every step passes', () => {
  expect(idsFor({})).toHaveLength(steps.length)
})

test.each<[Omit<FinderState, 'text'>, string, string]>([
  [{ plugin: 'rest' }, 'rest.define.service', 'db.assert.table.empty'],
  [{ kind: 'assertion' }, 'db.assert.table.empty', 'rest.define.service'],
  [{ type: 'place' }, 'rest.define.baseURL', 'rest.define.service'],
  [{ plugin: 'jmeter', kind: 'definition', type: 'place' }, 'jmeter.define.proxy', 'jmeter.define.timeout'],
])('%j lets its own through and nothing else', (filters, inside, outside) => {
  expect(idsFor(filters)).toContain(inside)
  expect(idsFor(filters)).not.toContain(outside)
})
