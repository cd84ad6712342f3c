import { notFound } from '@tanstack/react-router'
import type { Card, TagGroup } from '../content/contract.ts'
import { loadPieces } from '../pieces/piece-loader.ts'

/** The id of the taxonomy of the shop's shelves. */
export const shelvesId = '17'

type Term = TagGroup['terms'][number]

export interface LoadedShop {
  products: Card[]
  shelves: Term[]
  shelf?: Term
}

/** All that the shop shows, with its shelves and how much stands on each. */
export async function loadShop(): Promise<LoadedShop> {
  const [{ data: products }, shelves] = await Promise.all([loadPieces({ type: 'product', sort: 'title', per_page: 100 }), loadShelves()])
  return { products, shelves }
}

/** What stands on one shelf. */
export async function loadShelf(slug: string, taxonomy: string): Promise<LoadedShop & { shelf: Term }> {
  const shelves = await loadShelves()
  const shelf = taxonomy === shelvesId ? shelves.find((one) => one.slug === slug) : undefined
  if (!shelf) throw notFound()
  const { data: products } = await loadPieces({ type: 'product', terms: `shelves/${slug}`, sort: 'title', per_page: 100 })
  return { products, shelves, shelf }
}

async function loadShelves(): Promise<Term[]> {
  const { api } = await import('#web/client/api.ts')
  const { data } = await api.content.tags.call({ taxonomy: 'shelves', type: 'product' })
  return (data[0]?.terms ?? []).filter(({ count }) => count > 0)
}
