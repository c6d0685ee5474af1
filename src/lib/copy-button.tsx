/**
 * Copies the text of the `[data-copy]` next to it. One delegated listener serves all copy buttons and the style sheet draws
 * the icon, so that a page with hundreds of them stays small.
 */
export function CopyButton({ label }: { label: string }) {
  return <button type="button" className="copy" aria-label={label} />
}
