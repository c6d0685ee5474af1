/** Makes the screen wide or small for everything that asks the browser. */
export function setScreen(isWide: boolean): void {
  window.matchMedia = jest.fn((media: string) => {
    const list = { matches: isWide, media, addListener: jest.fn(), removeListener: jest.fn() }
    return list as unknown as MediaQueryList
  })
}
