/** A tag of an exported page. Elements with a text of their own, and buttons, come whole: none of them contains another one. */
export interface Tag {
  /** In lower case. */
  name: string
  /** As it is written, with its attributes. */
  start: string
  content?: string
  /** Empty for other elements. */
  end: string
  /** Where it starts in the page. */
  at: number
}

/** Next.js and the Markdown pipeline write attributes in double quotes; `>` may be in them, `"` may not. */
const TAG =
  /<!--.*?-->|(<(script|style|noscript|button)\b(?:"[^"]*"|[^">])*>)(.*?)(<\/\2>)|<([a-z][\w-]*)(?:"[^"]*"|[^">])*>/gis

/**
 * Edits a page as text: parsing all pages takes a hundred times as long.
 * @param html as the build exports it
 * @param change gives what is written in place of a tag, or of an element that comes whole
 */
export const changeTags = (html: string, change: (tag: Tag) => string): string =>
  html.replace(TAG, (all: string, start = all, whole = '', content: string | undefined, end = '', name = '', at = 0) =>
    all.startsWith('<!--') ? all : change({ name: (whole || name).toLowerCase(), start, content, end, at }),
  )

/**
 * The attribute of a tag as it is written.
 * @example attributeOf('<a href="/a&amp;b">', 'href') // => '/a&amp;b'
 */
export const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}(?:="([^"]*)"|(?=[\\s/>]))`, 'i')
    .exec(tag)
    ?.slice(1)
    .map((value) => value ?? '')[0]
