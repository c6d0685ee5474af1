import type { ComponentProps } from 'react'

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
