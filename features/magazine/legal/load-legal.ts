import css from '#features/site/home/legal.css?url'
import { unlessMissing } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import type { Piece } from '../content/contract.ts'
import { pieceHead } from '../pieces/piece-head.ts'

/** The text that names who runs the site; undefined until they have said who they are. */
export async function loadLegal(url: string): Promise<Piece | undefined> {
  const { api } = await import('#web/client/api.ts')
  return (await unlessMissing(api.content.get.call({ url })))?.data
}

/** The head of that text, or of the words that stand in its place. */
export function legalHead(piece: Piece | undefined, fallback: { title: string; description: string; url: string }) {
  return piece ? pieceHead(piece, { css, type: 'website' }) : pageHead({ ...fallback, css })
}
