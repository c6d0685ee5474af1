import { isFrugal } from '@/navigation/links/frugal-connection'

const withConnection = (connection?: object) => ({ connection }) as unknown as Navigator

test.each([
  [{ saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ effectiveType: '4g' }, false],
  [{}, false],
  [undefined, false],
])('the connection %j is to be spared: %s', (connection, expected) => {
  expect(isFrugal(withConnection(connection))).toBe(expected)
})
