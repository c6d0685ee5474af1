import { createRoot } from 'react-dom/client'
import { ProblemPanel } from './problem-panel'

/** Beside the page, so that it stays when a page is changed, or cannot be shown. Only `npm run dev` loads this. */
createRoot(document.body.appendChild(document.createElement('div'))).render(<ProblemPanel />)
