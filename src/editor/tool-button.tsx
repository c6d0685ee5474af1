import type { Upload } from 'lucide-react'

interface ToolButtonProps {
  label: string
  icon: typeof Upload
  isDisabled?: boolean
  onClick: () => void
}

/** A button that shows its icon only; its words are there for whoever points at it or hears it. */
export const ToolButton = ({ label, icon: Icon, isDisabled = false, onClick }: ToolButtonProps) => (
  <button type="button" className="icon-button" title={label} disabled={isDisabled} onClick={onClick}>
    <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
    <span className="visually-hidden">{label}</span>
  </button>
)
