import type { Background } from '../shell'
import { startProgram } from '../shell'
import { jarOf } from '../tool'

const GREENMAIL = 'com.icegreen:greenmail-standalone:2.1.13'
const SETUP = ['-Dgreenmail.setup.test.all', '-Dgreenmail.auth.disabled', '-Dgreenmail.verbose=false']

/** GreenMail: SMTP at 3025, IMAP at 3143, POP3 at 3110, with TLS at 3465, 3993 and 3995. */
export async function startMail(): Promise<Background> {
  return startProgram(['java', ...SETUP, '-jar', await jarOf(GREENMAIL)], 3143)
}
