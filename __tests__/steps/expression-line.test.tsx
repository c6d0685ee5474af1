/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { ExpressionLine } from '@/steps/card/expression-line'

const htmlOf = (expression: string, linkTo?: 'es' | 'en') =>
  renderToStaticMarkup(<ExpressionLine expression={expression} linkTo={linkTo} />)

test('an argument is a chip in its colour that leads to its data type', () => {
  expect(htmlOf('a timeout of {duration}', 'en')).toBe(
    'a timeout of <a class="chip time" href="/wakamiti/en/reference/data-types/#type-duration">{duration}</a>',
  )
})

test('without a language the chip leads nowhere', () => {
  expect(htmlOf('{name:text}')).toBe('<span class="chip text">{name:text}</span>')
})

test('in a line that is quiet as a whole optional words are not set apart', () => {
  expect(renderToStaticMarkup(<ExpressionLine expression="(that) step(s) * end" isQuiet />)).toBe(
    '(that) step(s) <span class="wildcard">*</span> end',
  )
})

test('optional words and wildcards are quieter', () => {
  expect(htmlOf('step(s) * end')).toBe('step<span class="optional">(s)</span> <span class="wildcard">*</span> end')
})
