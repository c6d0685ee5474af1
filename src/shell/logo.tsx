/** The wordmark; its drawing stands once in the document (LogoSymbol). */
export function Logo() {
  return (
    <svg className="logo" width="140" height="28" aria-hidden="true">
      <use href="#wakamiti-logo" />
    </svg>
  )
}
