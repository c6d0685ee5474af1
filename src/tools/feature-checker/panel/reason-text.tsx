import { Fragment } from 'react'
import { familyOf } from '@/steps/values/type-names'

interface ReasonTextProps {
  /** With `code` between backticks. */
  text: string
  /** The type of argument that it is about: its name has the colour of its family, as everywhere. */
  type: string | undefined
}

/** Why something is a finding. */
export function ReasonText({ text, type }: ReasonTextProps) {
  return text.split('`').map((piece, index) => {
    const chip = piece === type ? `chip ${familyOf(piece)}` : undefined
    return (
      // The pieces never change places, so their position is their identity.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{index % 2 ? <code className={chip}>{piece}</code> : piece}</Fragment>
    )
  })
}
