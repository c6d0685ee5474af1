import { createRoot } from 'react-dom/client'
import { classNames } from '@/lib/class-names'

/** Every problem is one line, which begins with its place in the content. */
export type ProblemReport = { lang: string; title: string; problems: string[] }

const PANEL = classNames(
  'fonts fixed inset-x-0 bottom-0 z-80 max-h-64 overflow-auto border-t border-line bg-raise px-5 py-3 text-small text-ink',
  'md:px-6 xl:px-9 print:hidden!',
)

/** Lists the problems of the content while it is written; updated when the report changes. */
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

/** Mounts the panel outside the page, so that it survives navigation and errors. Only `npm run dev` loads this. */
export const mountProblemPanel = (): void =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ProblemPanel />)
