/**
 * Gives the focus to the way into the search when the dialog has left it nowhere: some browsers do not focus a button that is
 * clicked, so that there is nothing to return to.
 */
export function returnFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-search]')?.focus()
}
