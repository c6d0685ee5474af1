import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

/** The header of a PNG of that size. */
function png(width: number, height: number) {
  const bytes = Buffer.alloc(24)
  bytes.write('89504e470d0a1a0a', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

workIn({
  ...REFERENCE_FILES,
  'content/images/a.png': png(640, 360),
  'content/images/b.png': png(1280, 800),
  'content/images/b.avif': 'lighter',
})

test('an image reserves its space, and is shown at once without scripts', async () => {
  expect(await render('![Un plan](/images/a.png)')).toBe(
    '<p><span class="lazy-image" data-image="loading">' +
      '<img alt="Un plan" width="640" height="360" decoding="async" data-src="/wakamiti/assets/images/a.png">' +
      '<noscript><img alt="Un plan" width="640" height="360" decoding="async" src="/wakamiti/assets/images/a.png"></noscript>' +
      '</span></p>',
  )
})

test('a picture with an AVIF beside it is for browsers without that format', async () => {
  const img = '<img alt="Un informe" width="1280" height="800" decoding="async"'
  expect(await render('![Un informe](/images/b.png)')).toBe(
    '<p><span class="lazy-image" data-image="loading"><picture>' +
      '<source type="image/avif" data-srcset="/wakamiti/assets/images/b.avif">' +
      `${img} data-src="/wakamiti/assets/images/b.png"></picture>` +
      '<noscript><picture><source type="image/avif" srcset="/wakamiti/assets/images/b.avif">' +
      `${img} src="/wakamiti/assets/images/b.png"></picture></noscript></span></p>`,
  )
})
