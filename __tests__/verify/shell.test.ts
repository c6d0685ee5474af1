import { startProgram } from '@/verify/shell'

const PORT = 4_107

test('a program that exits at once is reported with its output', async () => {
  await expect(startProgram(['bash', '-c', 'echo no such table; exit 2'], PORT)).rejects.toThrow(
    /bash does not run: it ended with 2\nno such table/,
  )
})

test('a missing program is named', async () => {
  await expect(startProgram(['no-such-program'], PORT)).rejects.toThrow('no-such-program does not run')
})
