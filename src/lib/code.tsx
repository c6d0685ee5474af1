import { Fragment } from 'react'

interface InlineCodeProps {
  text: string
  /** The class of a piece of code. */
  classOf?: (code: string) => string | undefined
}

/**
 * A short text with `code` between backticks, the only markup of descriptions in the reference files.
 * @example <InlineCode text="Igual que `rest.timeout`" />
 */
export function InlineCode({ text, classOf }: InlineCodeProps) {
  return text.split('`').map((piece, index) => (
    // The pieces never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{index % 2 ? <code className={classOf?.(piece)}>{piece}</code> : piece}</Fragment>
  ))
}

/**
 * Copies the text of the `[data-copy]` next to it. One delegated listener serves all copy buttons and the style sheet draws
 * the icon, so that a page with hundreds of them stays small.
 */
export function CopyButton({ label }: { label: string }) {
  return <button type="button" className="copy" aria-label={label} />
}
