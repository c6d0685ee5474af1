/**
 * A button that copies the text of `[data-copy]` beside it. One delegated listener serves all of them; the icon is drawn
 * by the style sheet, so that a page with hundreds of buttons stays small.
 */
export function CopyButton({ label }: { label: string }) {
  return <button type="button" className="copy" aria-label={label} />
}
