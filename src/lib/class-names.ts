/**
 * Joins class names and drops the empty ones.
 * @example classNames('topic', isOpen && 'open') // => 'topic open'
 */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
