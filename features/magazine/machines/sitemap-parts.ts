import { leadsOn } from '#web/map/found-page.ts'

/** Fewer than fit into a file by the protocol, 50,000, so that even the longest addresses stay under its 50 MB. */
export const perPart = 20_000

interface ContentType {
  slug: string
  to: string | null
}

/** Where a piece has its own page: in the place of its type, or of an episode on the page of all. Nowhere for what stands on a shelf. */
export function ownPageOf(type: string, { slug, url }: { slug: string; url: string }): string | undefined {
  if (type === 'podcast') return `/podcast?episode=${encodeURIComponent(slug)}`
  return url.includes('#') || !leadsOn(type, url) ? undefined : url
}

/** Types whose pieces have pages of their own. Lessons are for members; their courses tell of them. */
export function typesWithPages(types: readonly ContentType[]): string[] {
  return types.flatMap(({ slug, to }) => {
    if (slug === 'lesson') return []
    const isOwn = slug === 'podcast' || (to?.includes('{slug}') === true && leadsOn(slug, to.replaceAll(/\{\w+\}/g, 'any')))
    return isOwn ? [slug] : []
  })
}

/** The pages that list pieces of a type: without any of those there is nothing on them to be found. */
export const listOf: Readonly<Record<string, string>> = {
  '/real-weddings': 'real-wedding',
  '/albums/real-weddings': 'real-wedding',
  '/vendors': 'vendor',
  '/best-wedding-vendors': 'vendor-list',
  '/guides': 'guide',
  '/planning': 'article',
  '/podcast': 'podcast',
  '/videos': 'video',
  '/courses': 'course',
  '/shop': 'product',
  '/shop/brands': 'brand',
  '/authors': 'author',
  '/style-quiz': 'quiz',
  '/questionnaires': 'questionnaire',
  '/forms': 'form',
}

/** Whose pieces a taxonomy's own pages list, by where those pages are. */
export function listedBy(to: string | null): string | undefined {
  return Object.entries(byTerm).find(([begins]) => to?.startsWith(begins))?.[1]
}

const byTerm = { '/real-weddings/': 'real-wedding', '/vendors/': 'vendor', '/planning/': 'article', '/shop/taxonomy/': 'product' }
