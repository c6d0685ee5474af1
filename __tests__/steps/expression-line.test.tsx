/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { ExpressionLine } from '@/steps/card/expression-line'

const htmlOf = (expression: string, linkTo?: 'es' | 'en') =>
  renderToStaticMarkup(<ExpressionLine expression={expression} linkTo={linkTo} />)

test('an argument is a coloured chip that links to its data type', () => {
  expect(htmlOf('a timeout of {duration}', 'en')).toBe(
    'a timeout of <a class="chip time" href="/wakamiti/en/reference/data-types/#type-duration">{duration}</a>',
  )
})

test('without a language, the chip is no link', () => {
  expect(htmlOf('{name:text}')).toBe('<span class="chip text">{name:text}</span>')
})

test('in a quiet line, optional words are not set apart', () => {
  expect(renderToStaticMarkup(<ExpressionLine expression="(that) step(s) * end" isQuiet />)).toBe(
    '(that) step(s) <span class="wildcard">*</span> end',
  )
})

test('optional words and wildcards are subdued', () => {
  expect(htmlOf('step(s) * end')).toBe('step<span class="optional">(s)</span> <span class="wildcard">*</span> end')
})
