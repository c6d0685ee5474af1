/** Where a key writes. */
const EDITABLE = 'input,textarea,select,[contenteditable]'

/** What a key was pressed on: inside a shadow tree, such as the editor's, the event names only its host. */
const pressedOn = (event: KeyboardEvent): Element => (event.composedPath()[0] ?? event.target) as Element

/**
 * Whether a key opens the search: Ctrl or Cmd K anywhere, a slash where nothing is being written.
 * @param event a key
 */
export const isSearchShortcut = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey ? event.key === 'k' : event.key === '/' && !pressedOn(event).closest?.(EDITABLE)
