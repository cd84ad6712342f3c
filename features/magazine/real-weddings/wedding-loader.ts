import type { Card, Piece } from '../content/contract.ts'
import type { TextNode } from '../pieces/text-node.ts'
import { leanCard } from '../pieces/lean-card.ts'
import { loadPiece, loadPieces } from '../pieces/piece-loader.ts'
import { relatedOf } from '../pieces/related.ts'

interface LoadedWedding {
  piece: Piece
  related: Card[]
}

/** A wedding with those it leads on to: its own choice, then the newest of its styles. */
export async function loadWedding(slug: string): Promise<LoadedWedding> {
  const whole = await loadPiece({ url: `/real-weddings/${slug}` })
  const chosen = relatedOf(whole)
  const more = chosen.length < shownRelated ? await alike(whole) : []
  const related = [...new Map([...chosen, ...more].map((card) => [card.id, card])).values()].slice(0, shownRelated).map(leanCard)
  const links = Object.fromEntries(Object.entries(whole.links).map(([name, card]) => [name, leanCard(card)]))
  return { piece: { ...whole, links, tree: withoutOwnPlaces(whole.tree as TextNode) }, related }
}

const shownRelated = 4

async function alike({ id, terms }: Piece): Promise<Card[]> {
  const styles = (terms['styles'] ?? []).map((term) => `styles/${term.slug}`).join()
  const { data } = await loadPieces({ type: 'real-wedding', terms: styles, per_page: shownRelated + 1 })
  return data.filter((card) => card.id !== id)
}

/** Palette and credits stand beside the text. */
function withoutOwnPlaces(tree: TextNode): TextNode {
  if (!tree || typeof tree === 'string') return tree
  const children = tree.children.filter((node) => typeof node === 'string' || !['palette', 'credits'].includes(node?.name ?? ''))
  return { ...tree, children }
}
