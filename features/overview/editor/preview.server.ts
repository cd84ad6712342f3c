import { filled } from '#features/magazine/content/api.server.ts'
import type { Piece, Term } from '#features/magazine/content/contract.ts'
import type { FilePiece } from '#features/magazine/content/fault.ts'
import { addressOf } from '#features/magazine/content/loading.server.ts'
import { findCards } from '#features/magazine/content/rows.server.ts'
import { namesOf } from '#features/magazine/content/together.ts'
import type { RequestContext } from '#server/policy.ts'
import type { Said } from './piece-shapes.ts'
import { findImages, findTerms } from './picture-rows.server.ts'

/** A piece as its page would have it, whatever of it is still to be written. */
export async function pieceShown(
  { db, site }: Pick<RequestContext, 'db' | 'site'>,
  { piece, said }: { piece: FilePiece; said: Said },
): Promise<Piece> {
  const { type, slug, plain, tree } = piece
  const { title, excerpt, illustrated, published_on, updated_on, terms = {}, pictures = [], url: _, ...fields } = piece.fields
  const day = new Date().toISOString().slice(0, 10)
  const writer = typeof fields['author'] === 'string' ? [`author/${fields['author']}`] : []
  const [cards, writers, images, called] = await Promise.all([
    findCards(db, [...new Set(namesOf({ ...piece, lineOf: () => 1 }).map(({ name }) => name))]),
    findCards(db, writer),
    findImages(db, pictures),
    findTerms(db, terms),
  ])
  return {
    id: 1,
    type,
    slug,
    url: addressOf(type, slug, fields),
    title: title ?? (said['title'] || '…'),
    excerpt: excerpt ?? said['excerpt'] ?? '',
    is_illustrated: illustrated ?? false,
    published_on: typeof published_on === 'string' ? published_on : day,
    updated_on: typeof updated_on === 'string' ? updated_on : null,
    minutes: Math.max(1, Math.round(plain.length / 1_300)),
    author: writers.map(({ slug, title, url }) => ({ slug, title, url }))[0] ?? null,
    terms: byTaxonomy(called),
    fields,
    // What has no id yet counts on, so that each is another's.
    pictures: pictures.map((one, place) => ({ ...one, id: place + 1, image: images[place] ?? null })),
    tree: tree === null ? null : (filled(tree, site.now().site) ?? tree),
    links: Object.fromEntries(cards.map((card) => [`${card.type}/${card.slug}`, card])),
    gallery: [],
  }
}

function byTaxonomy(called: readonly (Term & { taxonomy: string })[]): Piece['terms'] {
  const groups = Map.groupBy(called, ({ taxonomy }) => taxonomy)
  return Object.fromEntries([...groups].map(([taxonomy, terms]) => [taxonomy, terms.map(({ taxonomy: _, ...term }) => term)]))
}
