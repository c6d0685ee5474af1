import type { ComponentProps } from 'react'

/** An input for names and code, which browsers neither complete nor spell-check. */
export const TextInput = ({ onText, ...props }: ComponentProps<'input'> & { onText: (text: string) => void }) => (
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
