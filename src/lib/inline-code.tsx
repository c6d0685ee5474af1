import { Fragment } from 'react'

/**
 * A short text whose `code` between backticks is set in mono: what descriptions in the reference files may hold.
 * @example <InlineCode text="Igual que `rest.timeout`" />
 */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((piece, index) => (
    // The pieces never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{index % 2 ? <code>{piece}</code> : piece}</Fragment>
  ))
}
