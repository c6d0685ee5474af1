import localFont from 'next/font/local'
import { FONT_CLASSES } from '@/shell/fonts'

jest.mock('next/font/local', () => ({ __esModule: true, default: jest.fn(() => ({ variable: 'font' })) }))

test('a font that arrives late does not move the page: it is left for the next document', () => {
  expect(FONT_CLASSES).toBe('fonts font font')
  expect(jest.mocked(localFont).mock.calls.map(([{ display }]) => display)).toEqual(['optional', 'optional'])
})
