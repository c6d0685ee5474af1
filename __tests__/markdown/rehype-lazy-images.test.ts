/** @jest-environment node */
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

workIn({
  ...REFERENCE_FILES,
  'content/images/a.svg': '<svg viewBox="0 0 640 360"></svg>',
})

test('an image waits with its space, and shows at once where no script runs', async () => {
  expect(await render('![Un plan](/images/a.svg)')).toBe(
    '<p><span class="lazy-image" data-image="loading">' +
      '<img alt="Un plan" width="640" height="360" decoding="async" data-src="/wakamiti/assets/images/a.svg">' +
      '<noscript><img alt="Un plan" width="640" height="360" decoding="async" src="/wakamiti/assets/images/a.svg"></noscript>' +
      '</span></p>',
  )
})
