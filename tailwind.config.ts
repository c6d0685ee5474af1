import typography from '@tailwindcss/typography'
import type { Config } from 'tailwindcss'

const ink = 'var(--wk-ink)'
const quiet = 'var(--wk-ink-3)'

/** Maps the plugin's colours to those of the site. */
const COLORS = {
  body: 'inherit',
  headings: 'inherit',
  links: 'var(--wk-accent)',
  bold: ink,
  counters: quiet,
  bullets: quiet,
  hr: 'var(--wk-line)',
  quotes: 'var(--wk-ink-2)',
  'quote-borders': 'var(--wk-line)',
  captions: quiet,
  kbd: ink,
  'kbd-shadows': 'var(--wk-line)',
  code: ink,
  'th-borders': 'var(--wk-line)',
  'td-borders': 'var(--wk-line)',
}

/** Left out, because the site has rules of its own (links and chips, code panes, lists in cards) or Markdown never makes it. */
const LEFT_OUT = [
  ...['a', 'code', 'pre', 'pre code', 'figure', 'figure > *', 'picture', 'picture > img', 'th, td'],
  ...['[class~="lead"]', 'ol[type="1"]', 'dl', 'dt', 'dd'],
  ...['h1', 'h2', 'h3', 'h4'].flatMap((heading) => [`${heading} code`, `${heading} strong`, `${heading} + *`]),
  ...['code', 'pre code'].flatMap((code) => [`${code}::before`, `${code}::after`]),
  ...['A', 'a', 'I', 'i'].flatMap((type) => [`ol[type="${type}"]`, `ol[type="${type}" s]`]),
]

/** Changes to the plugin's rules. */
const prose = {
  ...Object.fromEntries(Object.entries(COLORS).map(([name, color]) => [`--tw-prose-${name}`, color])),
  ...Object.fromEntries(LEFT_OUT.map((selector) => [selector, null])),
  maxWidth: 'none',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  'ul.contains-task-list': { paddingInlineStart: '0', listStyleType: 'none' },
  '.task-list-item input': { marginInlineEnd: '0.5em', accentColor: 'var(--wk-accent)' },
  figcaption: { marginTop: '8px', fontSize: '0.875rem', lineHeight: '1.45' },
  blockquote: { borderInlineStartWidth: '3px', fontStyle: 'normal', fontWeight: '400' },
  'blockquote p:first-of-type::before': { content: 'none' },
  'blockquote p:last-of-type::after': { content: 'none' },
  table: { marginBlock: '0', fontSize: '0.9375rem', lineHeight: '1.45' },
  ':is(th, td):not([align])': { textAlign: 'start' },
  'thead th': { color: quiet, fontSize: '0.8125rem' },
  'tbody td': { verticalAlign: 'top' },
  ':not(pre) > code': {
    padding: '1px 4px',
    borderRadius: 'var(--radius-chip)',
    background: 'var(--wk-sunk)',
    color: ink,
    fontSize: '0.875em',
    fontWeight: '400',
    overflowWrap: 'anywhere',
  },
  'a > code': { color: 'inherit' },
  'td code': { overflowWrap: 'break-word' },
  'a:not(.chip, .permalink)': { color: 'var(--wk-accent)', textDecoration: 'underline' },
  ':is(p, li, td) a:not(.chip, .permalink)': {
    paddingBlock: '3px',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    '&:hover': { textDecorationThickness: '2px' },
  },
  ':is(h2, h3, h4) + :not(h2, h3, h4)': { marginTop: '0' },
  '.article > :first-child': { marginTop: '0' },
  '.article > :last-child': { marginBottom: '0' },
  h2: {
    margin: '52px 0 12px',
    fontSize: '1.5rem',
    fontWeight: '700',
    letterSpacing: '-0.018em',
    lineHeight: '1.2',
    '@media (width >= 48rem)': { fontSize: '1.6875rem' },
  },
  h3: { margin: '36px 0 8px', fontSize: '1.25rem', fontWeight: '700', letterSpacing: '-0.008em', lineHeight: '1.3' },
  h4: { margin: '28px 0 6px', fontSize: '1.0625rem', fontWeight: '700', lineHeight: '1.4' },
}

export default {
  // Sources are named in `src/styles/site.css`.
  content: [],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: { extend: { typography: { DEFAULT: { css: prose } } } },
  plugins: [typography],
} satisfies Config
