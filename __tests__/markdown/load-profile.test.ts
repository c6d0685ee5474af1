import { toHtml } from 'hast-util-to-html'
import { loadProfile, loadStages } from '@/markdown/load-profile'

const LABELS = { threads: 'threads', seconds: 'seconds' }

test('stages are threads and seconds', () => {
  expect(loadStages(' 10/10s  10/30s 0/5s ')).toEqual([
    { threads: 10, seconds: 10 },
    { threads: 10, seconds: 30 },
    { threads: 0, seconds: 5 },
  ])
})

test.each(['', '10', '10/10', '10/10s x', '-1/10s', '1.5/10s'])('"%s" is no profile', (text) => {
  expect(loadStages(text)).toBeUndefined()
})

const plotOf = (text: string) => toHtml(loadProfile(loadStages(text) ?? [], 'A peak', LABELS))

const line = (html: string) => /<polyline class="line" points="([^"]+)"/.exec(html)?.[1]

test('the line begins at zero and passes through the end of every stage', () => {
  expect(line(plotOf('10/10s 10/30s 0/10s'))).toBe('44,164 145,14 447,14 548,164')
})

test('the plot is an image with its text alternative and its axes', () => {
  const html = plotOf('10/10s')
  expect(html).toMatch(/^<svg class="plot" viewBox="0 0 560 200" role="img" aria-label="A peak">/)
  expect(html).toMatch(/class="axis"[^>]*>seconds<.*class="axis"[^>]*>threads</)
})

test('the axes show the corners, without those that would overlap', () => {
  const texts = [...plotOf('100/10s 101/11s 0/10s').matchAll(/<text x[^>]*>(\d+)</g)].map(([, text]) => text)
  expect(texts).toEqual(['0', '100', '0', '10', '21', '31'])
})

test('an empty load is a flat line', () => {
  expect(line(plotOf('0/0s'))).toBe('44,164 44,164')
})
