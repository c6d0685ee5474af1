import type { Ref } from 'react'

const FOOT = 'px-5 pb-5 text-small text-ink-3 md:px-6 xl:px-9 print:hidden!'
const LINK = 'py-1 text-left underline underline-offset-3 hover:text-ink'

interface PrivacyLinkProps {
  label: string
  button: Ref<HTMLButtonElement>
  onClick: () => void
}

/** Opens the notice again. Its style is in every page of a build that has an id (build/emit/emit-styles). */
export const PrivacyLink = ({ label, button, onClick }: PrivacyLinkProps) => (
  <p className={FOOT}>
    <button ref={button} type="button" className={LINK} onClick={onClick}>
      {label}
    </button>
  </p>
)
