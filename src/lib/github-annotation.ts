const escapeText = (text: string): string => text.replace(/[%\r\n]/g, encodeURIComponent)
const escapeProperty = (text: string): string => text.replace(/[%\r\n:,]/g, encodeURIComponent)

interface Annotation {
  level: 'error' | 'warning' | 'notice'
  file: string
  /** Both from 1. */
  line: number
  column: number
  title: string
  text: string
}

/**
 * A command of GitHub that shows a text at a line of a file.
 * @example githubAnnotation({ level: 'error', file: 'a', line: 1, column: 2, title: 'B', text: 'c' }) // => '::error file=a,line=1,col=2,title=B::c'
 */
export const githubAnnotation = ({ level, file, line, column, title, text }: Annotation): string =>
  `::${level} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(title)}::${escapeText(text)}`
