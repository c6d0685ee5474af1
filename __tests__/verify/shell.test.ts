import { startProgram } from '@/verify/shell'

const PORT = 4_107

test('a program that does not start is reported with what it printed', async () => {
  await expect(startProgram(['bash', '-c', 'echo no such table; exit 2'], PORT)).rejects.toThrow(
    /bash does not run: it ended with 2\nno such table/,
  )
})

test('a program that is not there is named', async () => {
  await expect(startProgram(['no-such-program'], PORT)).rejects.toThrow('no-such-program does not run')
})
