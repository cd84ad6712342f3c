import type { Card, Piece } from '../content/contract.ts'

/** Pieces that this one sends its readers on to, in its own order. */
export function relatedOf({ fields, links }: Pick<Piece, 'fields' | 'links'>): Card[] {
  const { related = [] } = fields as { related?: string[] }
  return related.flatMap((name) => links[name] ?? [])
}
