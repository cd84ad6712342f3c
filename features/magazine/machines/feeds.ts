import { t } from '#web/text/text.ts'

interface Feed {
  title: string
  /** The page that it goes with. */
  page: string
  /** Whose newest pieces it tells. */
  types: readonly string[]
}

/** What can be followed by feed. The shop has none: a shelf is no news. */
export const feeds: Readonly<Record<'weddings' | 'guides' | 'podcast', Feed>> = {
  weddings: { title: t('weddings.title'), page: '/real-weddings', types: ['real-wedding'] },
  guides: { title: t('feeds.guides'), page: '/guides', types: ['guide', 'article'] },
  podcast: { title: t('podcast.title'), page: '/podcast', types: ['podcast'] },
}

export type FeedName = keyof typeof feeds

export function feedAddress(name: FeedName): string {
  return `/feeds/${name}.xml`
}

/** How a program that follows feeds finds one from a page. */
export function feedLink(name: FeedName) {
  return { rel: 'alternate', type: 'application/atom+xml', title: feeds[name].title, href: feedAddress(name) }
}
