import type { MenuTopics } from '@/content/menu-topics'
import topics from '../../.generated/topics.json'

/** Sections and topics of the sidebar: generated from the content, one module for the whole site, in no page's data. */
export const MENU_TOPICS: MenuTopics = topics
