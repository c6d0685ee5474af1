import * as timings from '@/site/timings'

test("every number is that of the site's specification", () => {
  expect(timings).toMatchObject({
    CHUNK_LOAD_TIMEOUT_MS: 120_000,
    HEADER_SCROLLED_PX: 40,
    ACTIVE_HEADING_THROTTLE_MS: 50,
    SIDEBAR_HEADING_DEPTH: 2,
    PREFETCH_DELAY_MS: 250,
    LAZY_IMAGE_MARGIN: '20px',
    LAZY_IMAGE_THRESHOLD: 0.1,
    HEAD_UPDATE_DEBOUNCE_MS: 10,
    ANALYTICS_BATCH_DELAY_MS: 500,
    ANALYTICS_BATCH_SIZE: 2,
  })
})
