import { useEffect, useRef } from 'react'
import type { Locale } from '@/i18n/locale'
import type { SearchRow } from '../rows/search-row'
import { FinderContent, OptionContent, PageContent, StepContent, WordsContent } from './row-content'
import styles from './search-results.module.css'

/** What every row is told. */
export interface RowProps {
  row: SearchRow
  id: string
  words: readonly string[]
  locale: Locale
  isActive: boolean
  onChoose: (row: SearchRow, event: React.MouseEvent) => void
}

function Content(props: RowProps) {
  const { row } = props
  if (row.kind === 'step') return <StepContent {...props} row={row} />
  if (row.kind === 'option') return <OptionContent {...props} row={row} />
  if (row.kind === 'page') return <PageContent {...props} row={row} />
  return row.kind === 'words' ? <WordsContent row={row} /> : <FinderContent locale={props.locale} />
}

/** One line of the results: a real link, so that it can be opened in a tab of its own. */
export function ResultRow(props: RowProps) {
  const { row, id, isActive, onChoose } = props
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.row,
    'data-row': row.key,
    onClick: (event: React.MouseEvent) => onChoose(row, event),
  }
  return 'href' in row ? (
    <a {...shared} ref={element as React.RefObject<HTMLAnchorElement>} href={row.href}>
      <Content {...props} />
    </a>
  ) : (
    <div {...shared} ref={element as React.RefObject<HTMLDivElement>}>
      <Content {...props} />
    </div>
  )
}
