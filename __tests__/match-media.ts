/** Listeners of everything that has asked how wide the screen is. */
const listeners = new Set<() => void>()

/** Makes the screen wide or small for everything that asks the browser. */
export function setScreen(isWide: boolean): void {
  listeners.clear()
  window.matchMedia = jest.fn((media: string) => {
    const list = {
      matches: isWide,
      media,
      addListener: jest.fn(),
      removeListener: jest.fn(),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }
    return list as unknown as MediaQueryList
  })
}

/** Tells everybody who listens that the screen has become wide or small. */
export function turnScreen(): void {
  for (const listener of [...listeners]) listener()
}
