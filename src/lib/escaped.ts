/**
 * A text for use in a regular expression, where it stands for itself.
 * @example escaped('a.b') // => 'a\\.b'
 */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
