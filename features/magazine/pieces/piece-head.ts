import { pageHead } from '#web/start/page-head.ts'
import type { Card, Piece } from '../content/contract.ts'
import shared from './pieces.css?url'

interface Options {
  css?: string
  /** Of pages that engines should pass over. */
  isHidden?: boolean
}

/** What the page of a piece adds to the head of the document: its own address, whatever led here, and what others show of it. */
export function pieceHead(piece: Pick<Card | Piece, 'title' | 'excerpt' | 'url'>, { css, isHidden = false }: Options = {}) {
  const { meta, links } = pageHead({ title: piece.title, description: piece.excerpt, ...(css && { css }) })
  return {
    meta: [
      ...meta,
      { property: 'og:title', content: piece.title },
      { property: 'og:description', content: piece.excerpt },
      { property: 'og:type', content: 'article' },
      ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'stylesheet', href: shared }, ...links, { rel: 'canonical', href: piece.url }],
  }
}

interface List {
  title: string
  description: string
  /** Where engines find it, whatever was chosen. */
  url: string
  css?: string
  isHidden?: boolean
}

/** What the page of a list adds to the head of the document. */
export function listHead({ title, description, url, css, isHidden = false }: List) {
  return pieceHead({ title, excerpt: description, url }, { ...(css && { css }), isHidden })
}
