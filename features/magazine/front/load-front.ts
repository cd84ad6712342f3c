import type { Card } from '../content/contract.ts'
import { leanCard } from '../pieces/lean-card.ts'
import { loadPieces } from '../pieces/piece-loader.ts'

export interface Ad {
  card: Card
  kind: string
  city: string
}

export interface Front {
  /** The newest, the first of them large. */
  weddings: Card[]
  totalWeddings: number
  least: Card | undefined
  guides: Card[]
  article: Card | undefined
  episode: Card | undefined
  product: Card | undefined
  quiz: Card | undefined
  ads: Ad[]
  services: { slug: string; title: string; count: number }[]
}

/** What the magazine has today, for its front; of what there is none of, nothing. */
export async function loadFront(): Promise<Front> {
  const { api } = await import('#web/client/api.ts')
  const [weddings, least, guides, articles, episodes, products, quizzes, vendors, tags] = await Promise.all([
    loadPieces({ type: 'real-wedding', per_page: 6 }),
    first('real-wedding', 'least-spent'),
    loadPieces({ type: 'guide', sort: 'position', per_page: 6 }),
    first('article'),
    first('podcast'),
    first('product'),
    first('quiz'),
    api.vendors.list.call({ per_page: 24 }),
    api.content.tags.call({ taxonomy: 'services', type: 'vendor' }),
  ])
  const services = (tags.data[0]?.terms ?? []).filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  return {
    weddings: weddings.data.map(leanCard),
    totalWeddings: weddings.meta.total,
    least,
    guides: guides.data.map(leanCard),
    article: articles,
    episode: episodes,
    product: products,
    quiz: quizzes,
    ads: onePerService(vendors.data, Object.fromEntries(services.map(({ slug, title }) => [slug, title]))),
    services: services.slice(0, mostServices).map(({ slug, title, count }) => ({ slug, title, count })),
  }
}

const mostServices = 9
const mostAds = 7

async function first(type: string, sort: 'newest' | 'least-spent' = 'newest'): Promise<Card | undefined> {
  const { data } = await loadPieces({ type, sort, per_page: 1 })
  return data.map(leanCard)[0]
}

/** The first of each service as the published order has them, so that the page is not six photographers. */
function onePerService(found: readonly { piece: Card; city: string }[], titles: Readonly<Record<string, string>>): Ad[] {
  const firsts = new Map<string, Ad>()
  for (const { piece, city } of found) {
    const service = String(piece.fields['service'])
    if (!firsts.has(service)) firsts.set(service, { card: leanCard(piece), kind: titles[service] ?? '', city })
  }
  return [...firsts.values()].slice(0, mostAds)
}
