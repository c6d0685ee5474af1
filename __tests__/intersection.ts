/** Every observer that is at work: jsdom has none, and nothing is ever in view there. */
const observers = new Set<FakeObserver>()

class FakeObserver {
  readonly targets = new Set<Element>()

  constructor(
    readonly notify: IntersectionObserverCallback,
    readonly options?: IntersectionObserverInit,
  ) {
    observers.add(this)
  }

  observe = (target: Element) => this.targets.add(target)
  unobserve = (target: Element) => this.targets.delete(target)
  disconnect = () => observers.delete(this)
}

const observersOf = (target: Element) => [...observers].filter(({ targets }) => targets.has(target))

/** Puts observers in place that a test tells what is in view. */
export function fakeIntersections(): void {
  observers.clear()
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver
}

/** Whether anything watches an element, and how. */
export const observation = (target: Element): IntersectionObserverInit | undefined => observersOf(target)[0]?.options

export const isObserved = (target: Element): boolean => observersOf(target).length > 0

/** Brings a share of an element into view, or out of it. */
export function setInView(target: Element, intersectionRatio: number): void {
  const entry = { target, isIntersecting: intersectionRatio > 0, intersectionRatio } as IntersectionObserverEntry
  for (const observer of observersOf(target)) observer.notify([entry], observer as unknown as IntersectionObserver)
}
