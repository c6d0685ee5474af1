import { Fragment } from 'react'

/**
 * A short text with `code` between backticks, the only markup of descriptions in the reference files.
 * @example <InlineCode text="Igual que `rest.timeout`" />
 */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((piece, index) => (
    // The pieces never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{index % 2 ? <code>{piece}</code> : piece}</Fragment>
  ))
}
