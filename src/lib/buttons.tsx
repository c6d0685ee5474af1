import type { ComponentProps } from 'react'
import { INLINE_BUTTON, PLAIN_BUTTON, SECONDARY_BUTTON, SMALL_BUTTON } from './class-names'

/** A button with words; its look is one of those of all buttons. */
export const Button = ({ look = SMALL_BUTTON, ...props }: ComponentProps<'button'> & { look?: string }) => (
  <button type="button" className={look} {...props} />
)

export const PlainButton = (props: ComponentProps<'button'>) => <Button look={PLAIN_BUTTON} {...props} />

export const InlineButton = (props: ComponentProps<'button'>) => <Button look={INLINE_BUTTON} {...props} />

export const SecondaryButton = (props: ComponentProps<'button'>) => <Button look={SECONDARY_BUTTON} {...props} />
