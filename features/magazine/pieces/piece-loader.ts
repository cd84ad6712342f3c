import { notFound, redirect } from '@tanstack/react-router'
import { refusal } from '#web/client/refusal.ts'
import type { Card, Counts, ListQuery, Piece } from '../content/contract.ts'

/** A piece as its page loads it: an address that it had before leads on, and what nobody may see is not there. */
export async function loadPiece(asked: { url: string } | { type: string; slug: string }): Promise<Piece> {
  const { api } = await import('#web/client/api.ts')
  try {
    const { data } = await api.content.get.call(asked)
    if ('url' in asked && data.url !== asked.url) throw redirect({ href: data.url, statusCode: 301 })
    return data
  } catch (error) {
    if (refusal(error)?.status === 404) throw notFound()
    throw error
  }
}

export interface Listed {
  data: Card[]
  meta: { current_page: number; last_page: number; from: number | null; to: number | null; total: number; counts: Counts | null }
}

/** A page of pieces, as lists ask for it. */
export async function loadPieces(asked: Partial<ListQuery>): Promise<Listed> {
  const { api } = await import('#web/client/api.ts')
  return api.content.list.call(asked)
}
