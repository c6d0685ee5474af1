import typography from '@tailwindcss/typography'
import type { Config } from 'tailwindcss'

const ink = 'var(--wk-ink)'
const quiet = 'var(--wk-ink-3)'
const line = '1px solid var(--wk-line)'

/** What Markdown repeats. A rule on what follows a heading comes before the headings, which keep their space. */
const prose = {
  'p, ul, ol': { marginBlock: '1.25em' },
  ':is(ul, ol) :is(ul, ol)': { marginBlock: '0.75em' },
  'ul, ol': { paddingInlineStart: '1.625em' },
  ul: { listStyleType: 'disc' },
  ol: { listStyleType: 'decimal' },
  li: { marginBlock: '0.5em', paddingInlineStart: '0.375em' },
  'li::marker': { color: quiet },
  img: { marginBlock: '2em' },
  figcaption: { marginTop: '8px', color: quiet, fontSize: '14px', lineHeight: '1.45' },
  table: { width: '100%', fontSize: '15px', lineHeight: '1.45' },
  th: { color: quiet, fontSize: '13px', fontWeight: '600', textAlign: 'left', verticalAlign: 'bottom' },
  td: { verticalAlign: 'top' },
  ':is(thead, tbody tr:not(:last-child))': { borderBottom: line },
  'thead th': { paddingInline: '0.5714286em', paddingBottom: '0.5714286em' },
  'tbody td': { padding: '0.5714286em' },
  ':is(th, td):first-child': { paddingInlineStart: '0' },
  ':is(th, td):last-child': { paddingInlineEnd: '0' },
  strong: { color: ink, fontWeight: '600' },
  em: { fontStyle: 'normal', fontWeight: '600' },
  ':not(pre) > code': {
    padding: '1px 4px',
    borderRadius: 'var(--radius-chip)',
    background: 'var(--wk-sunk)',
    color: ink,
    fontSize: '0.875em',
    fontWeight: '400',
    overflowWrap: 'anywhere',
  },
  'td > code': { overflowWrap: 'break-word' },
  'a code': { color: 'inherit' },
  'a:not(.chip, .permalink)': { color: 'var(--wk-accent)', textDecoration: 'underline' },
  ':is(p, li, td) a:not(.chip, .permalink)': {
    paddingBlock: '3px',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    '&:hover': { textDecorationThickness: '2px' },
  },
  ':is(h2, h3, h4) + *': { marginTop: '0' },
  '.article > :first-child': { marginTop: '0' },
  '.article > :last-child': { marginBottom: '0' },
  h2: {
    margin: '52px 0 12px',
    fontSize: '24px',
    fontWeight: '700',
    letterSpacing: '-0.018em',
    lineHeight: '1.2',
    '@media (width >= 48rem)': { fontSize: '27px' },
  },
  h3: { margin: '36px 0 8px', fontSize: '20px', fontWeight: '700', letterSpacing: '-0.008em', lineHeight: '1.3' },
  h4: { margin: '28px 0 6px', fontSize: '17px', fontWeight: '700', lineHeight: '1.4' },
}

export default {
  // Sources are named in `src/styles/site.css`.
  content: [],
  darkMode: ['selector', 'body.dark'],
  // In place of what the plugin would say of text by itself.
  theme: { typography: { DEFAULT: { css: prose } } },
  plugins: [typography],
} satisfies Config
