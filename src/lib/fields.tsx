import type { ComponentProps } from 'react'
import { INLINE_BUTTON, PLAIN_BUTTON, SECONDARY_BUTTON, SMALL_BUTTON } from './class-names'

/** A button with words; its look is one of those of all buttons. */
export const Button = ({ look = SMALL_BUTTON, ...props }: ComponentProps<'button'> & { look?: string }) => (
  <button type="button" className={look} {...props} />
)

export const PlainButton = (props: ComponentProps<'button'>) => <Button look={PLAIN_BUTTON} {...props} />

export const InlineButton = (props: ComponentProps<'button'>) => <Button look={INLINE_BUTTON} {...props} />

export const SecondaryButton = (props: ComponentProps<'button'>) => <Button look={SECONDARY_BUTTON} {...props} />

type TextInputProps = ComponentProps<'input'> & { onText: (text: string) => void }

/** A field for names and code: browsers neither complete nor correct it. */
export const TextInput = ({ onText, ...props }: TextInputProps) => (
  <input
    autoCapitalize="off"
    autoComplete="off"
    autoCorrect="off"
    spellCheck={false}
    onChange={({ target }) => onText(target.value)}
    {...props}
  />
)

interface SelectProps extends ComponentProps<'select'> {
  options: readonly (readonly [value: string | number, text: string])[]
  onValue: (value: string) => void
}

export const Select = ({ options, onValue, ...props }: SelectProps) => (
  <select onChange={({ target }) => onValue(target.value)} {...props}>
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
)
