/** A character takes four bytes at most: a file that must be larger than a limit of characters is not even read. */
export const BYTES_PER_CHARACTER = 4
