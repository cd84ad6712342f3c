import { notFound } from '@tanstack/react-router'
import { unlessMissing } from '#web/map/as-missing.ts'
import type { Card, Piece, ShownPicture } from '../content/contract.ts'
import { loadPiece } from '../pieces/piece-loader.ts'

interface Parent {
  title: string
  url: string
}

export interface Viewed {
  picture: ShownPicture
  /** What it is shown with: the piece that it belongs to, or an album that shows it. */
  parent: Parent
  /** The piece that it belongs to. */
  piece: Card
  /** All pictures of the parent, in its order. */
  pictures: ShownPicture[]
  /** The first part of the address of each of them. */
  base: string
  /** Who took it, then whose work it shows. */
  made: { title: string; url: string }[]
}

interface Asked {
  id: string
  parent?: string
  username?: string
}

/** A picture by its id, among those of its piece or of the album that is named; whatever else is named is nowhere. */
export async function loadViewed({ id, parent, username }: Asked): Promise<Viewed> {
  const { api } = await import('#web/client/api.ts')
  const number = /^\d{1,15}$/.test(id) ? Number(id) : undefined
  const own = number ? (await unlessMissing(api.content.get.call({ id: number })))?.data : undefined
  const picture = own?.pictures.find((one) => one.id === number)
  if (!own || !picture || own.type !== 'wedding-inspiration') throw notFound()
  const cards = Object.values(own.links)
  const piece = cards.find(({ type }) => type !== 'vendor') ?? cards[0]!
  if (username !== undefined && own.author?.slug !== username) throw notFound()
  const made = madeBy(own)
  if (parent === undefined || [piece.slug, String(piece.id)].includes(parent))
    return { picture, parent: piece, piece, pictures: own.pictures, base: baseOf(username, parent), made }
  const album = await loadPiece({ type: 'album', slug: parent })
  const pictures = album.gallery.map((shown) => shown.picture)
  if (!pictures.some((one) => one.id === picture.id)) throw notFound()
  return { picture, parent: { title: album.title, url: `/albums/${album.slug}` }, piece, pictures, base: baseOf(username, parent), made }
}

function baseOf(...parts: (string | undefined)[]): string {
  return ['/image-viewer', ...parts.filter((part) => part !== undefined)].join('/')
}

function madeBy({ fields, links }: Piece): Viewed['made'] {
  const { credit, shows = [] } = fields as { credit?: string; shows?: string[] }
  return [...new Set([credit, ...shows])].flatMap((vendor) => {
    const card = links[`vendor/${vendor}`]
    return card ? [{ title: card.title, url: card.url }] : []
  })
}
