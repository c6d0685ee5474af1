import { Check } from 'lucide-react'
import buttons from './buttons.module.css'

interface ApplyButtonProps {
  text: string
  /** What is written then, for those who only hear the button. */
  outcome: string
  onClick: () => void
}

/** Mends what was found. */
export const ApplyButton = ({ text, outcome, onClick }: ApplyButtonProps) => (
  <button type="button" className={buttons.small} aria-label={`${text}: ${outcome}`} onClick={onClick}>
    <Check size={15} strokeWidth={2} aria-hidden="true" /> {text}
  </button>
)
