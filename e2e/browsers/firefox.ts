import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually, freePort, type RemoteBrowser } from './remote-browser'

/** Sends commands of WebDriver the way geckodriver does: each message is JSON behind its length in bytes and a colon. */
class Marionette {
  private buffer = Buffer.alloc(0)
  private last = 0
  private readonly waiting = new Map<number, { done: (value: unknown) => void; fail: (error: Error) => void }>()

  constructor(private readonly socket: Socket) {
    socket.on('data', (data: Buffer) => this.read(data))
  }

  private read(data: Buffer): void {
    this.buffer = Buffer.concat([this.buffer, data])
    for (let colon = this.buffer.indexOf(':'); colon > 0; colon = this.buffer.indexOf(':')) {
      const end = colon + 1 + Number(this.buffer.subarray(0, colon))
      if (this.buffer.length < end) return
      this.receive(JSON.parse(String(this.buffer.subarray(colon + 1, end))))
      this.buffer = this.buffer.subarray(end)
    }
  }

  /** The first message is a greeting, every other one an answer: its kind, the number of its question, error, value. */
  private receive(message: unknown): void {
    if (!Array.isArray(message)) return
    const [, id, error, value] = message
    const question = this.waiting.get(id)
    this.waiting.delete(id)
    if (error) question?.fail(new Error(`Firefox: ${error.message}`))
    else question?.done(value?.value)
  }

  send(command: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.last
    const text = JSON.stringify([0, id, command, parameters])
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail })
      this.socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  }
}

const connect = (port: number): Promise<Socket> =>
  new Promise((done, fail) => {
    const socket = createConnection(port, '127.0.0.1', () => done(socket))
    socket.once('error', fail)
  })

/** Starts a Firefox without a window, with a profile of its own. */
export async function openFirefox(program: string): Promise<RemoteBrowser> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'wakamiti-firefox-'))
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`)
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const firefox = spawn(program, args, { stdio: 'ignore' })
  const socket = await eventually(() => connect(port))
  const marionette = new Marionette(socket)
  await marionette.send('WebDriver:NewSession')
  return {
    open: async (url) => {
      await marionette.send('WebDriver:Navigate', { url })
    },
    run: (script) => marionette.send('WebDriver:ExecuteScript', { script, args: [] }),
    close: async () => {
      const ended = new Promise((done) => firefox.once('exit', done))
      socket.destroy()
      firefox.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
