import { render } from '@testing-library/react'
import { useRef } from 'react'
import type { MenuSection } from '@/content/menu-topics'
import { useCurrentTopicInView } from '@/navigation/sidebar'

const SECTIONS: MenuSection[] = []
const FRAME = { top: 60, bottom: 360, height: 300 }

function Menu({ slug }: { slug: string }) {
  const menu = useRef<HTMLElement>(null)
  useCurrentTopicInView(menu, slug, 'open', SECTIONS)
  return (
    <aside ref={menu}>
      <nav>
        <div className="topic">
          <a href="/x/" aria-current={slug ? 'page' : undefined}>
            X
          </a>
        </div>
      </nav>
    </aside>
  )
}

/** Where the list has been scrolled to for a topic at a place of the window. */
function scrolledFor(top: number, slug = '/x/'): number {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this.tagName === 'NAV' ? FRAME : { top, bottom: top + 34 }) as DOMRect
  })
  const { container } = render(<Menu slug={slug} />)
  return container.querySelector('nav')?.scrollTop ?? 0
}

afterEach(() => jest.restoreAllMocks())

test.each([
  ['a topic in view stays where it is', 100, 0],
  ['the last topic in view stays where it is', 326, 0],
  ['a topic below the window is brought to a third of the list', 1_334, 1_334 - 60 - 100],
  ['a topic half below the window, too', 340, 340 - 60 - 100],
])('%s', (_, top, scrolled) => {
  expect(scrolledFor(top)).toBe(scrolled)
})

test('a page that is no topic scrolls nothing', () => {
  expect(scrolledFor(1_334, '')).toBe(0)
})
