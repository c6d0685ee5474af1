import { useState } from 'react'
import type { SitePage, Topic } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { withBase } from '@/site/site'
import { listedAnchor } from './active-heading'
import { HeadingList, hasContentsList, listedHeadings } from './heading-list'

interface TopicItemProps {
  topic: Topic
  page: SitePage
  active?: string
}

/**
 * A topic of the sidebar: a link, and for the page itself its headings of depth 1 and 2 behind a chevron. Where the contents list
 * is beside the page, they are not repeated here.
 */
export function TopicItem({ topic, page, active }: TopicItemProps) {
  const isCurrent = topic.slug === page.slug
  const [isClosed, setClosed] = useState(false)
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  const headings = isCurrent ? listedHeadings(page) : []
  const inContents = hasContentsList(page) ? 'xl:hidden' : undefined
  // What the reader has closed is open on the next visit.
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent)
    setClosed(false)
  }
  return (
    <li>
      <div className="topic">
        <a href={withBase(topic.slug)} aria-current={isCurrent ? 'page' : undefined}>
          {topic.title}
          {topic.count && <small>{topic.count}</small>}
        </a>
        {headings.length > 0 && (
          <button
            type="button"
            className={inContents}
            aria-expanded={!isClosed}
            aria-label={`${SHELL_STRINGS[page.locale].headingsOf} ${topic.title}`}
            onClick={() => setClosed(!isClosed)}
          >
            <Icon name="chevron" />
          </button>
        )}
      </div>
      {headings.length > 0 && !isClosed && (
        <HeadingList
          headings={headings}
          active={listedAnchor(page.headings, active)}
          // One line each: the titles are on the page in full.
          className={classNames('lg:[&_span]:truncate', inContents)}
        />
      )}
    </li>
  )
}
