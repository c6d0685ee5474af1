/** Where a key writes. */
const EDITABLE = 'input,textarea,select,[contenteditable]'

/**
 * Whether a key opens the search: Ctrl or Cmd K anywhere, a slash where nothing is being written.
 * @param event a key
 */
export const isSearchShortcut = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? key === 'k' : key === '/' && !(target as Element).closest?.(EDITABLE)
