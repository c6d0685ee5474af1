import { useState } from 'react'
import type { Heading } from '@/content/heading'
import type { Topic } from '@/content/menu-topics'
import type { SitePage } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Icon } from '@/lib/icon'
import { withBase } from '@/site/site'
import { SIDEBAR_HEADING_DEPTH } from '@/site/timings'
import { listedAnchor } from './active-heading'
import { HeadingList } from './heading-list'
import { loadMenu } from './menu'

interface TopicItemProps {
  topic: Topic
  page: SitePage
  active?: string
}

const listed = (headings: Heading[]) => headings.filter(({ depth }) => depth <= SIDEBAR_HEADING_DEPTH)

/** A topic of the sidebar: a link, and behind the chevron its headings of depth 1 and 2. */
export function TopicItem({ topic, page, active }: TopicItemProps) {
  const isCurrent = topic.slug === page.slug
  const [isToggled, setToggled] = useState(false)
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  const [fetched, setFetched] = useState<Heading[]>()
  const isOpen = isCurrent !== isToggled
  const headings = isCurrent ? page.headings : (fetched ?? [])
  const words = SHELL_STRINGS[page.locale]
  // The topic of the new page opens, that of the last one closes, whatever was toggled before.
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent)
    setToggled(false)
  }
  const toggle = () => {
    setToggled(!isToggled)
    if (isCurrent || fetched) return
    loadMenu(page.locale)
      .then((menu) => setFetched(menu.headings[topic.slug]))
      .catch((error: unknown) => {
        console.error(error)
        setToggled(false)
      })
  }
  return (
    <li>
      <div className="topic">
        <a href={withBase(topic.slug)} aria-current={isCurrent ? 'page' : undefined}>
          {topic.title}
          {topic.count && <small>{topic.count}</small>}
        </a>
        {topic.hasHeadings && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${words.headingsOf} ${topic.title}`}
            onClick={toggle}
          >
            <Icon name="chevron" />
          </button>
        )}
      </div>
      {isOpen && headings.length > 0 && (
        <HeadingList
          headings={listed(headings)}
          href={isCurrent ? '' : withBase(topic.slug)}
          active={isCurrent ? listedAnchor(headings, active) : undefined}
        />
      )}
    </li>
  )
}
