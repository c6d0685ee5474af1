/** A router as Next.js gives it to hooks, whose events a test can set off. */
export function createRouter(asPath = '/') {
  const listeners = new Map<string, Set<(...words: unknown[]) => void>>()
  const events = {
    on: jest.fn((type: string, listen: (...words: unknown[]) => void) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listen))
    }),
    off: jest.fn((type: string, listen: (...words: unknown[]) => void) => {
      listeners.get(type)?.delete(listen)
    }),
    emit: (type: string, ...words: unknown[]) => {
      for (const listen of listeners.get(type) ?? []) listen(...words)
    },
  }
  return {
    asPath,
    pathname: '/[[...slug]]',
    events,
    push: jest.fn().mockResolvedValue(true),
    replace: jest.fn().mockResolvedValue(true),
    prefetch: jest.fn().mockResolvedValue(undefined),
    beforePopState: jest.fn(),
  }
}
