import { pageHead } from '#web/start/page-head.ts'
import { publicAddress } from '#web/start/public-address.ts'
import { shownElsewhere } from '#web/start/shown-elsewhere.ts'
import type { Card, Piece, ShownPicture } from '../content/contract.ts'
import shared from './pieces.css?url'

interface Options {
  css?: string
  /** Of pages that engines should pass over. */
  isHidden?: boolean
  type?: 'website' | 'article' | 'profile'
}

interface Headed extends Pick<Card | Piece, 'title' | 'excerpt' | 'url'> {
  pictures?: readonly ShownPicture[]
}

/** What the page of a piece adds to the head of the document: its own address, whatever led here, and what others show of it. */
export function pieceHead(piece: Headed, { css, isHidden = false, type = 'article' }: Options = {}) {
  const { title, excerpt, url, pictures } = piece
  const { meta, links } = pageHead({ title, description: excerpt, ...(css && { css }) })
  return {
    meta: [
      ...meta,
      ...shownElsewhere({ title, description: excerpt, url, type, picture: pictures?.[0] }),
      ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'stylesheet', href: shared }, ...links, { rel: 'canonical', href: publicAddress(url) }],
  }
}

interface List {
  title: string
  description: string
  /** Where engines find it, whatever was chosen. */
  url: string
  css?: string
  isHidden?: boolean
  /** The first of what it lists. */
  picture?: ShownPicture | null | undefined
}

/** What the page of a list adds to the head of the document. */
export function listHead({ title, description, url, css, isHidden = false, picture }: List) {
  const piece = { title, excerpt: description, url, ...(picture && { pictures: [picture] }) }
  return pieceHead(piece, { ...(css && { css }), isHidden, type: 'website' })
}
