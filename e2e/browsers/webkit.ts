import { spawn } from 'node:child_process'
import { eventually, freePort, type RemoteBrowser } from './remote-browser'

/** Sends a command of WebDriver. @throws what the driver reports */
async function send(address: string, method: 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value).slice(0, 300)}`)
  return value
}

/**
 * Starts the small browser that WebKitGTK brings for tests, on a screen that is not there.
 * @param screen xvfb-run
 * @param driver WebKitWebDriver
 */
export async function openWebkit(screen: string, driver: string): Promise<RemoteBrowser> {
  const port = await freePort()
  // A group of its own: the screen and the browser end with the driver.
  const group = spawn(screen, ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  const end = () => {
    if (group.pid) process.kill(-group.pid)
  }
  const sessions = `http://127.0.0.1:${port}/session`
  try {
    const created = await eventually(() => send(sessions, 'POST', { capabilities: {} }))
    const session = `${sessions}/${(created as { sessionId: string }).sessionId}`
    return {
      open: async (url) => {
        await send(`${session}/url`, 'POST', { url })
      },
      run: (script) => send(`${session}/execute/sync`, 'POST', { script, args: [] }),
      close: async () => {
        await send(session, 'DELETE').finally(end)
      },
    }
  } catch (error) {
    end()
    throw error
  }
}
