import type { Card, Piece } from '../content/contract.ts'
import { loadPiece } from '../pieces/piece-loader.ts'

interface Chosen {
  card: Card
  /** What we saw them do. */
  why: string
}

export interface LoadedList {
  piece: Piece
  /** Those of whom there is a page, in the order of the list. */
  chosen: Chosen[]
}

/** A list by its address, with the vendors that are still there. */
export async function loadList(url: string): Promise<LoadedList> {
  const piece = await loadPiece({ url })
  const { vendors } = piece.fields as { vendors: { vendor: string; why: string }[] }
  const chosen = vendors.flatMap(({ vendor, why }) => {
    const card = piece.links[`vendor/${vendor}`]
    return card ? [{ card, why }] : []
  })
  return { piece, chosen }
}
