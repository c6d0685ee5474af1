import { join } from 'node:path'
import { type Background, run, startProgram } from '../shell'
import { jarOf } from '../tool'

const GREENMAIL = 'com.icegreen:greenmail-standalone:2.1.13'
const SETUP = ['-Dgreenmail.setup.test.all', '-Dgreenmail.auth.disabled', '-Dgreenmail.verbose=false']

/**
 * GreenMail: SMTP at 3025, IMAP at 3143, POP3 at 3110, with TLS at 3465, 3993 and 3995. Any user gets in.
 * @param fixtures their `send.mjs` delivers the messages that the examples find, those of its folder `messages`
 */
export async function startMail(_folder: string, fixtures: string): Promise<Background> {
  const server = await startProgram(['java', ...SETUP, '-jar', await jarOf(GREENMAIL)], 3143)
  try {
    await run(process.execPath, [join(fixtures, 'send.mjs'), 'messages'], fixtures)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}
