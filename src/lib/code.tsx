import { Fragment } from 'react'
import { focusWhileScrolling } from './focus-while-scrolling'

/** Renders text between backticks as code: the only markup in the descriptions of the reference files. */
export const InlineCode = ({ text }: { text: string }) =>
  text.split('`').map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are never reordered
    <Fragment key={index}>{index % 2 ? <code>{piece}</code> : piece}</Fragment>
  ))

/** Copies the `[data-copy]` next to it. One delegated listener serves all copy buttons; the style sheet draws the icon. */
export const CopyButton = ({ label }: { label: string }) => <button type="button" className="copy" aria-label={label} />

export const CopyBox = ({ label, text, copy }: { label: string; text: string; copy: string }) => (
  <div className="code my-2">
    <CopyButton label={copy} />
    {/* biome-ignore lint/a11y/useSemanticElements: a preformatted text */}
    <pre
      ref={focusWhileScrolling}
      className="max-h-64 overflow-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: must be reachable by keyboard when it scrolls
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <code data-copy="">{text}</code>
    </pre>
  </div>
)
