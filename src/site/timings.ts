/** The numbers of the specification's section 9, and those of our own that belong to the whole site, each with its unit. */

/** A script chunk that has not arrived after this long counts as failed. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000
/** From this scroll position on the header takes its scrolled style. */
export const HEADER_SCROLLED_PX = 40
/** The heading in view is computed at most this often, on scroll and on content change. */
export const ACTIVE_HEADING_THROTTLE_MS = 50
/** The sidebar lists headings of depth 1 and 2 only. */
export const SIDEBAR_HEADING_DEPTH = 2
/** A link is prefetched when it has been in view this long. */
export const PREFETCH_DELAY_MS = 250
/** Images start to load this far outside the viewport … */
export const LAZY_IMAGE_MARGIN = '20px'
/** … once this share of them is inside it. */
export const LAZY_IMAGE_THRESHOLD = 0.1
/** Language and direction of the document follow a route change after this pause. */
export const HEAD_UPDATE_DEBOUNCE_MS = 10
/** Page hits wait this long for company … */
export const ANALYTICS_BATCH_DELAY_MS = 500
/** … or leave at once when there are this many. */
export const ANALYTICS_BATCH_SIZE = 2

/** Bytes of prefetched pages a page view may cost, over the network. */
export const PREFETCH_BUDGET_BYTES = 100_000
/** How long a copy button says that it has copied. */
export const COPIED_NOTICE_MS = 1_600
/** A heading counts as in view once it is this close to the top: header 60, anchor margin 84, some air. */
export const ACTIVE_HEADING_OFFSET_PX = 100
/** The frames that it takes to return to a place in a long page, whose heights become known on the way. */
export const PLACE_FRAMES = 6
/** A page whose scripts are missing is reloaded at most this often … */
export const RELOAD_LIMIT = 2
/** … in this time. */
export const RELOAD_WINDOW_MS = 60_000
