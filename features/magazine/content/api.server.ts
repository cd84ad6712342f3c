import { createHash } from 'node:crypto'
import type { Site } from '#features/contract.ts'
import { pageMeta } from '#features/shapes.ts'
import { gone, incomplete, notFound } from '#server/errors.ts'
import type { RequestContext } from '#server/policy.ts'
import { guarded } from '#server/procedures.ts'
import { publicly } from '#server/publicly.ts'
import type { Taxonomy, Terms } from '#server/terms.ts'
import type { Counts, ListQuery, Piece, PieceQuery, TagGroup, TagQuery } from './contract.ts'
import { type Asked, countPieces, countTerms, type Filter, listPieces } from './list-rows.server.ts'
import { meantBy } from './matching/meant.server.ts'
import { forMembers, typesOff } from './policy.server.ts'
import { findAlbum, findCards, findGallery, findPiece, type Named, pieceOfPicture } from './rows.server.ts'

export const contentRoutes = guarded.content.router({
  get: guarded.content.get.handler(async ({ context, input }) => {
    const { is_sold, ...data } = await shownPiece(context, input)
    if (is_sold) forMembers(context)
    return is_sold ? { data } : kept(context, { data })
  }),

  list: guarded.content.list.handler(async ({ context, input }) => {
    const asked = await askedOf(context, input)
    if (!asked) return kept(context, { data: [], meta: { ...pageMeta(input, 0), counts: input.counts ? {} : null } })
    const [data, total, counts] = await Promise.all([
      listPieces(context.db, asked),
      countPieces(context.db, asked),
      input.counts ? countTerms(context.db, asked) : null,
    ])
    return kept(context, { data, meta: { ...pageMeta(input, total), counts: counts && byTaxonomy(counts) } })
  }),

  tags: guarded.content.tags.handler(async ({ context, input }) => {
    const counts = await countTerms(context.db, { ...all, type: input.type })
    return kept(context, { data: groupsOf(context.site.now().terms, input, byTaxonomy(counts)) })
  }),
})

/** Anybody may keep what looks the same to everybody, and asks whether it still is. */
function kept<Answer>(context: RequestContext, answer: Answer): Answer {
  publicly(context, createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22))
  return answer
}

type Found = Piece & { is_sold: boolean }

/** A piece that is published; whether the caller may read what of it is sold is for whoever asks to judge. */
export async function shownPiece(context: RequestContext, query: PieceQuery): Promise<Found> {
  const named = namedBy(query) ?? incomplete('[content/get] - missing parameters')
  const found = await findPiece(context.db, named)
  if (!found && 'id' in named) return pictureMeant(context, named.id)
  if (found?.status === 'withdrawn') return gone()
  if (!found || typesOff(context).includes(found.type)) return notFound()
  const { named: names, status: _, is_shown, is_shipped, ...piece } = found
  const tree = filled(piece.tree, context.site.now().site)
  // What ships and names who runs the place is a draft for want of that alone.
  if (tree === undefined || !(is_shown || (is_shipped && tree !== piece.tree))) return notFound()
  const [cards, gallery] = await Promise.all([findCards(context.db, names), galleryOf(context, piece)])
  const links = Object.fromEntries(cards.map((card) => [`${card.type}/${card.slug}`, card]))
  return { ...piece, tree, links, gallery }
}

/** Pictures that other pieces have and this one shows. */
async function galleryOf(
  { db }: RequestContext,
  { type, slug, fields }: Pick<Piece, 'type' | 'slug' | 'fields'>,
): Promise<Piece['gallery']> {
  if (type === 'vendor') return findGallery(db, slug)
  return type === 'album' ? findAlbum(db, fields['shows'] as string[]) : []
}

/** The first that is given of an address, an id, and a type with a slug. */
function namedBy({ url, id, type, slug }: PieceQuery): Named | undefined {
  if (url) return { url: url.length > 1 ? url.replace(/\/$/, '') : url }
  if (id !== undefined) return { id }
  return type && slug ? { type, slug } : undefined
}

/** A picture is content too, with its piece as its link and the other pictures of that beside it. */
async function pictureMeant(context: RequestContext, id: number): Promise<Found> {
  const parent = (await pieceOfPicture(context.db, id)) ?? notFound()
  const piece = await shownPiece(context, { id: parent })
  const [picture = notFound()] = piece.pictures.filter((one) => one.id === id)
  const { alt, caption, name, ...words } = picture
  const credit = words.credit ?? (piece.fields['photographer'] as string | undefined)
  const [card] = await findCards(context.db, [`${piece.type}/${piece.slug}`])
  const made = [credit, ...(words.shows ?? [])].flatMap((vendor) => piece.links[`vendor/${vendor}`] ?? [])
  const own = { id, type: 'wedding-inspiration', slug: name, url: `/image-viewer/${id}`, title: alt, excerpt: caption ?? '' }
  const links = Object.fromEntries([...(card ? [card] : []), ...made].map((one) => [`${one.type}/${one.slug}`, one]))
  return { ...piece, ...own, is_sold: false, fields: { ...words, credit }, tree: null, links, gallery: [] }
}

/** What an operator may rename, and who they are, stands in braces in a text; undefined where it names what they haven't said. */
export function filled(tree: unknown, { name, operator }: Site): unknown {
  const text = JSON.stringify(tree)
  if (!/\{(?:brand|operator)\./.test(text)) return tree
  const said: Record<string, string> = { 'brand.name': name }
  for (const [key, value] of Object.entries(operator)) said[`operator.${key}`] = value
  const named = [...text.matchAll(inBraces)].map(([, key = '']) => said[key])
  if (named.some((value) => value === '')) return undefined
  return JSON.parse(text.replace(inBraces, (braces, key: string) => (said[key] ? JSON.stringify(said[key]).slice(1, -1) : braces)))
}

const inBraces = /\{((?:brand|operator)\.[a-z]+)\}/g

const all: Asked = { type: '', author: '', named: '', sort: 'newest', page: 1, per_page: 1, meant: null, filters: [] }

/** Null where what was typed has no word in it, so that nothing has it. */
async function askedOf(context: RequestContext, { q, terms, every, ...asked }: ListQuery): Promise<Asked | null> {
  const { db } = context
  if (asked.type === 'real-wedding' && asked.named.endsWith('/')) return incomplete('[content/getWeddings] - missing id')
  const meant = q.trim() === '' ? null : await meantBy(db, q)
  return q.trim() !== '' && !meant
    ? null
    : { ...asked, off: typesOff(context), meant, filters: filtersOf(context.site.now().terms, { terms, every }) }
}

function filtersOf(known: Terms, given: { terms: string; every: string }): Filter[] {
  const slugOf = (taxonomy: string) => taxonomyNamed(known, taxonomy)?.slug ?? taxonomy
  const every = given.every.split(',').map(slugOf)
  const named = given.terms.split(',').flatMap((one) => {
    const [taxonomy = '', term] = one.trim().split('/')
    return taxonomy ? [{ taxonomy: slugOf(taxonomy), term: term && termOf(known, taxonomy, term) }] : []
  })
  const groups = Map.groupBy(named, ({ taxonomy }) => taxonomy)
  return [...groups].flatMap(([taxonomy, chosen]) => {
    const terms = [...new Set(chosen.flatMap(({ term }) => term || []))]
    if (every.includes(taxonomy) && terms.length > 0) return terms.map((term) => ({ name: `${taxonomy}/${term}`, taxonomy, terms: [term] }))
    return [{ name: taxonomy, taxonomy, terms: terms.length > 0 ? terms : null }]
  })
}

function taxonomyNamed({ taxonomies }: Terms, name: string): Taxonomy | undefined {
  return taxonomies.find(({ id, slug }) => slug === name || String(id) === name)
}

/** The slug of a term by its id, or of what it was merged into. */
function termOf(known: Terms, name: string, term: string): string {
  const taxonomy = taxonomyNamed(known, name)
  return taxonomy?.terms.find(({ id }) => String(id) === term)?.slug ?? known.named.get(taxonomy?.slug ?? '')?.get(term) ?? term
}

function byTaxonomy(counts: readonly { taxonomy: string; term: string; count: number }[]): Counts {
  const groups = Map.groupBy(counts, ({ taxonomy }) => taxonomy)
  return Object.fromEntries(
    [...groups].map(([taxonomy, terms]) => [taxonomy, Object.fromEntries(terms.map((one) => [one.term, one.count]))]),
  )
}

function groupsOf(known: Terms, { q, taxonomy, is_searchable }: TagQuery, counts: Counts): TagGroup[] {
  const begun = folded(q)
  const meant = known.taxonomies.filter(
    (one) => (!is_searchable || one.is_searchable) && (taxonomy === '' || one === taxonomyNamed(known, taxonomy)),
  )
  return meant.flatMap(({ id, slug, title, terms }) => {
    const found = terms.filter((term) => ` ${folded(term.title)}`.includes(` ${begun}`))
    const counted = found.map((term) => ({ ...term, count: counts[slug]?.[term.slug] ?? 0 }))
    return counted.length > 0 ? [{ id, slug, title, terms: counted }] : []
  })
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
