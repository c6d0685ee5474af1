import typography from '@tailwindcss/typography'
import type { Config } from 'tailwindcss'

const LIST_TYPES = ['"A"', '"a"', '"A" s', '"a" s', '"I"', '"i"', '"I" s', '"i" s', '"1"']

const ink = 'var(--wk-ink)'

export default {
  // Sources are named in `src/styles/site.css`.
  content: [],
  darkMode: ['selector', 'body.dark'],
  theme: {
    extend: {
      typography: {
        DEFAULT: {
          css: {
            '--tw-prose-body': ink,
            '--tw-prose-headings': ink,
            '--tw-prose-bold': ink,
            '--tw-prose-code': ink,
            '--tw-prose-links': 'var(--wk-accent)',
            '--tw-prose-lead': 'var(--wk-ink-2)',
            '--tw-prose-counters': 'var(--wk-ink-3)',
            '--tw-prose-bullets': 'var(--wk-ink-3)',
            '--tw-prose-captions': 'var(--wk-ink-3)',
            '--tw-prose-hr': 'var(--wk-line)',
            '--tw-prose-th-borders': 'var(--wk-line)',
            '--tw-prose-td-borders': 'var(--wk-line)',
            maxWidth: 'none',
            // Lists are numbered with figures.
            ...Object.fromEntries(LIST_TYPES.map((type) => [`ol[type=${type}]`, false])),
          },
        },
      },
    },
  },
  plugins: [typography],
} satisfies Config
