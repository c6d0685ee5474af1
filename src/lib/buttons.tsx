import type { ComponentProps } from 'react'
import { INLINE_BUTTON, PLAIN_BUTTON, SECONDARY_BUTTON, SMALL_BUTTON } from './class-names'

/** A text button. @param look its classes: one of the constants of `class-names` */
export const Button = ({ look = SMALL_BUTTON, ...props }: ComponentProps<'button'> & { look?: string }) => (
  <button type="button" className={look} {...props} />
)

export const PlainButton = (props: ComponentProps<'button'>) => <Button look={PLAIN_BUTTON} {...props} />

export const InlineButton = (props: ComponentProps<'button'>) => <Button look={INLINE_BUTTON} {...props} />

export const SecondaryButton = (props: ComponentProps<'button'>) => <Button look={SECONDARY_BUTTON} {...props} />
