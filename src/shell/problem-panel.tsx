import { createRoot } from 'react-dom/client'
import { classNames } from '@/lib/class-names'

/** The problems are a line each, which begins with the place. */
export type ProblemReport = { lang: string; title: string; problems: string[] }

const PANEL = classNames(
  'fonts fixed inset-x-0 bottom-0 z-80 max-h-64 overflow-auto border-t border-line bg-raise px-5 py-3 text-small text-ink',
  'md:px-6 xl:px-9 print:hidden!',
)

/** The problems of the content on the page that is being written; it is updated when the report changes. */
export function ProblemPanel() {
  const { lang, title, problems } = require('../../.generated/problems.json') as ProblemReport
  return (
    <aside lang={lang} role="status">
      {problems.length > 0 && (
        <details className={PANEL} open>
          <summary className="cursor-pointer font-semibold">{title}</summary>
          <ul>
            {problems.map((problem) => (
              <li key={problem} className="py-1">
                {problem}
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  )
}

/** Shows it beside the page, so that it stays when a page is changed, or cannot be shown. Only `npm run dev` loads this. */
export const mountProblemPanel = (): void =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ProblemPanel />)
