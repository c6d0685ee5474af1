import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { Cable } from 'lucide-react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { reactToHast } from '@/markdown/reference-directives'

const Greeting = ({ to }: { to: string }) => (
  <>
    Hello, {to} {''}
    {false}
  </>
)

const CASES: Record<string, ReactElement> = {
  'texts in pieces': (
    <p>
      <Greeting to={'"Ana" & <b>'} />
      {['!', 1, null]}
    </p>
  ),
  'attributes with names of their own': (
    <a className="a b" href="/" hrefLang="es" data-copy="">
      A
    </a>
  ),
  'states, which have a value in some attributes only': (
    <details open data-open>
      <summary hidden={undefined}>More</summary>
      <button type="button" disabled aria-pressed={false} />
    </details>
  ),
  'an icon, which needs React itself': (
    <p>
      <Cable size={16} aria-hidden="true" />
    </p>
  ),
}

test.each(Object.entries(CASES))('a component becomes what its markup would be parsed to: %s', (_, element) => {
  const parsed = fromHtml(renderToStaticMarkup(element), { fragment: true })
  expect(toHtml(reactToHast(element))).toBe(toHtml(parsed))
})
