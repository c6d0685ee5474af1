/** Times, limits and distances of the whole site, each with its unit. */

export const CHUNK_LOAD_TIMEOUT_MS = 120_000
export const HEADER_SCROLLED_PX = 40
/** The heading in view is computed at most this often, on scroll and when the content changes. */
export const ACTIVE_HEADING_THROTTLE_MS = 50
export const SIDEBAR_HEADING_DEPTH = 2
export const PREFETCH_DELAY_MS = 250
/** Images start to load at this distance outside the viewport … */
export const LAZY_IMAGE_MARGIN = '20px'
/** … once this share of them is inside it. */
export const LAZY_IMAGE_THRESHOLD = 0.1
/** Title, metadata, links and language of the document are updated this long after a change of page. */
export const HEAD_UPDATE_DEBOUNCE_MS = 10
/** Page hits are batched for this long … */
export const ANALYTICS_BATCH_DELAY_MS = 500
/** … or sent at once when there are this many. */
export const ANALYTICS_BATCH_SIZE = 2

export const PREFETCH_BUDGET_BYTES = 100_000
export const COPIED_NOTICE_MS = 1_600
/** A heading counts as in view once it is this close to the top: header 60, anchor margin 84, some tolerance. */
export const ACTIVE_HEADING_OFFSET_PX = 100
/** A scroll position is kept this long while heights of the page change, unless the reader does something. */
export const SCROLL_HOLD_MS = 5_000
/** A page whose scripts are missing is reloaded at most this often … */
export const RELOAD_LIMIT = 2
/** … in this time. */
export const RELOAD_WINDOW_MS = 60_000
