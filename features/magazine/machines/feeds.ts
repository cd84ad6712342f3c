import { t } from '#web/text/text.ts'

interface Feed {
  title: string
  /** The page that it goes with. */
  page: string
  /** Whose newest pieces it tells. */
  types: readonly string[]
}

/** What can be followed by feed. The shop has none: a shelf is no news. */
export const feeds: Readonly<Record<'weddings' | 'albums' | 'guides' | 'podcast' | 'videos' | 'vendor-lists', Feed>> = {
  weddings: { title: t('weddings.title'), page: '/real-weddings', types: ['real-wedding'] },
  albums: { title: t('albums.title'), page: '/albums/real-weddings', types: ['album'] },
  guides: { title: t('feeds.guides'), page: '/guides', types: ['guide', 'article'] },
  podcast: { title: t('podcast.title'), page: '/podcast', types: ['podcast'] },
  videos: { title: t('videos.title'), page: '/videos', types: ['video'] },
  'vendor-lists': { title: t('vendor_lists.title'), page: '/best-wedding-vendors', types: ['vendor-list'] },
}

export type FeedName = keyof typeof feeds

export function feedAddress(name: FeedName): string {
  return `/feeds/${name}.xml`
}

/** The head of a page whose news can be followed. */
export function followed<Link, Head extends { links: Link[] }>(head: Head, name: FeedName) {
  return { ...head, links: [...head.links, feedLink(name)] }
}

/** How a program that follows feeds finds one from a page. */
export function feedLink(name: FeedName) {
  return { rel: 'alternate', type: 'application/atom+xml', title: feeds[name].title, href: feedAddress(name) }
}
